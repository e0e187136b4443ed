import { type Server, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { securityHeaders } from '#lib/http/security-headers.ts';
import { isLocale } from '#lib/i18n/routing.ts';
import { documentHeaders } from './document-headers.ts';
import { nextHashes } from './inline-hashes.ts';
import type { Site } from './load-site.ts';
import { negotiate } from './negotiate.ts';
import type { PacedRequest } from './request-body.ts';
import { sendProblem } from './problem.ts';
import { problemPage } from './problem-page.ts';

/** What is needed to finish a response of Next: the path of the page below its language, and the methods that an API allows. */
export type FinishOptions = { siteUrl: string; path: string; allow: string; policy?: string | undefined };

export type FrontServer = Server<typeof PacedRequest, typeof FrontResponse>;

const policyHeader = 'content-security-policy';

type WriteCallback = (error?: Error | null) => void;

/**
 * A response that Next writes. After `finishWith` it has the security headers, and it buffers documents until they are complete: their policy
 * has the hashes of their inline scripts.
 */
export class FrontResponse extends ServerResponse<PacedRequest> {
  /** For the log: the pattern of the route, never a reference or what a visitor typed. */
  pattern = '';
  /** Has the pages that a browser gets instead of a problem as JSON. */
  site: Site | undefined;
  #options: FinishOptions | undefined;
  #buffered: Buffer[] = [];

  finishWith(options: FinishOptions): void {
    for (const [name, value] of Object.entries(securityHeaders)) this.setHeader(name, value);
    if (options.policy) this.setHeader(policyHeader, options.policy);
    this.#options = options;
  }

  /** Next does not change the policy: that of `next.config.ts` is for a site without the front door. */
  override setHeader(name: string, value: number | string | readonly string[]): this {
    return this.#options && name.toLowerCase() === policyHeader ? this : super.setHeader(name, value);
  }

  override flushHeaders(): void {
    if (!this.#bufferedKind()) super.flushHeaders();
  }

  override write(chunk: unknown, second?: BufferEncoding | WriteCallback, third?: WriteCallback): boolean {
    const onWritten = typeof second === 'function' ? second : third;
    if (!this.#bufferedKind()) return typeof second === 'string' ? super.write(chunk, second, onWritten) : super.write(chunk, onWritten);
    this.#buffer(chunk, second);
    if (onWritten) process.nextTick(onWritten);
    return true;
  }

  override end(first?: unknown, second?: BufferEncoding | (() => void), third?: () => void): this {
    const kind = this.#bufferedKind();
    const options = this.#options;
    this.#options = undefined;
    if (options && kind) {
      const onEnded = [first, second, third].find((value) => typeof value === 'function');
      if (typeof first !== 'function') this.#buffer(first, second);
      if (kind === 'problem') return super.end(this.#problemBody(Buffer.concat(this.#buffered)), () => onEnded?.());
      return super.end(this.#finish(Buffer.concat(this.#buffered), options), () => onEnded?.());
    }
    if (options && this.statusCode === 405 && !this.hasHeader('content-type') && !this.headersSent) {
      sendProblem(this, 'method', { allow: options.allow });
      return this;
    }
    if (typeof first === 'function') return super.end(() => first());
    return typeof second === 'string' ? super.end(first, second, third) : super.end(first, second);
  }

  #bufferedKind(): 'document' | 'problem' | undefined {
    if (!this.#options || this.headersSent || this.req.method === 'HEAD') return undefined;
    const type = String(this.getHeader('content-type') ?? '');
    if (type.startsWith('text/html')) return 'document';
    return type.startsWith('application/problem+json') && this.site ? 'problem' : undefined;
  }

  #problemBody(problem: Buffer): Buffer {
    const locale = this.getHeader('content-language');
    const page = isLocale(locale) ? problemPage(this, this.statusCode, locale) : undefined;
    this.removeHeader('transfer-encoding');
    if (!page) this.setHeader('content-length', problem.length);
    for (const [name, value] of Object.entries(page?.headers ?? {})) this.setHeader(name, value);
    return page?.body ?? problem;
  }

  #buffer(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string') this.#buffered.push(Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8'));
    else if (chunk instanceof Uint8Array) this.#buffered.push(Buffer.from(chunk));
  }

  #finish(document: Buffer, { siteUrl, path }: FinishOptions): Buffer {
    const headers = documentHeaders(nextHashes(document.toString()), path, siteUrl);
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    const finished = this.#compress(document);
    this.appendHeader('vary', 'Accept-Encoding');
    this.removeHeader('transfer-encoding');
    this.setHeader('content-length', finished.length);
    return finished;
  }

  #compress(body: Buffer): Buffer {
    const encoding = body.length > 1024 ? negotiate(this.req.headers['accept-encoding']?.toString()) : undefined;
    if (!encoding) return body;
    this.setHeader('content-encoding', encoding);
    return encoding === 'br' ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : gzipSync(body);
  }
}

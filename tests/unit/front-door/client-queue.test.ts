import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { FrontResponse } from '#front-door/front-response.ts';
import { createClientQueue } from '#front-door/pass-to-next.ts';
import { PacedRequest } from '#front-door/request-body.ts';
import { limitHits } from '#lib/rate-limits/limit-hits.ts';

const limits = { requestsPerAddress: 2, limitsLoopback: false };
const response = () => new FrontResponse(new PacedRequest(new Socket()));
const client = '203.0.113.7';

async function outcome(mayStart: boolean | Promise<boolean> | undefined): Promise<boolean | 'waits' | undefined> {
  return Promise.race([mayStart, sleep(5, 'waits' as const)]);
}

describe('the queue of one client', () => {
  test('lets two requests run and starts the next one when a response closes', async () => {
    const enter = createClientQueue(limits, true);
    const first = response();
    expect(enter(client, first)).toBe(true);
    expect(enter(client, response())).toBe(true);
    const third = enter(client, response());
    const fourth = enter(client, response());
    expect(await outcome(third)).toBe('waits');
    first.emit('close');
    expect(await outcome(third)).toBe(true);
    expect(await outcome(fourth)).toBe('waits');
  });

  test('does not delay another client', () => {
    const enter = createClientQueue(limits, true);
    for (let n = 0; n < 40; n += 1) void enter(client, response());
    expect(enter('203.0.113.8', response())).toBe(true);
  });

  test('counts the addresses of one IPv6 /64 together', async () => {
    const enter = createClientQueue(limits, true);
    void enter('2001:db8:1:2::1', response());
    void enter('2001:db8:1:2::2', response());
    expect(await outcome(enter('2001:db8:1:2::3', response()))).toBe('waits');
    expect(enter('2001:db8:1:3::3', response())).toBe(true);
  });

  test('frees the slot of a client that disconnects', async () => {
    const enter = createClientQueue(limits, true);
    const running = response();
    void enter(client, running);
    void enter(client, response());
    const gone = response();
    const waiting = enter(client, gone);
    const next = enter(client, response());
    gone.emit('close');
    expect(await outcome(waiting)).toBe(false);
    running.emit('close');
    expect(await outcome(next)).toBe(true);
  });

  test('stops counting a handler that waits for something else', async () => {
    const enter = createClientQueue(limits, true);
    void enter(client, response());
    void enter(client, response());
    const third = enter(client, response());
    await sleep(300);
    expect(await outcome(third)).toBe(true);
  });

  test('refuses a request when 128 others wait', async () => {
    const enter = createClientQueue(limits, true);
    const before = limitHits().requests_per_address ?? 0;
    const waiting = Array.from({ length: 130 }, () => enter(client, response()));
    expect(await outcome(waiting.at(-1))).toBe('waits');
    expect(await outcome(enter(client, response()))).toBe(false);
    expect(limitHits().requests_per_address).toBe(before + 1);
  });

  test('does not limit this machine, nor anyone when limits are off', async () => {
    const unlimitedQueue = createClientQueue(limits, true);
    const limited = createClientQueue({ ...limits, limitsLoopback: true }, true);
    const off = createClientQueue(limits, false);
    for (let n = 0; n < 5; n += 1) {
      expect(unlimitedQueue('127.0.0.1', response())).toBe(true);
      expect(off(client, response())).toBe(true);
    }
    for (let n = 0; n < 2; n += 1) void limited('127.0.0.1', response());
    expect(await outcome(limited('127.0.0.1', response()))).toBe('waits');
  });
});

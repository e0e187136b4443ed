import { isWithin } from '#components/ui/is-within.ts';

export type ProtectionWords = { print: string; notice: string };

/** Styles that only the script applies; the others are in `protection.css`. */
const protectionStyle = '.protection-blur>*{filter:blur(.5rem)}';

const blurMs = 300;
const noticeMs = 5000;
const field = 'input,textarea,select,[contenteditable]';
/** The agency's contact links can always be selected and copied. */
const contactLinks = '[href^="tel:"],[href^="sms:"],[href^="mailto:"],[href^="https://wa.me/"],.copyable';
const logo = '[data-logo],[alt*=logo i],[src*=logo i]';

const isContactLink = (node: Node | null) => Boolean((node instanceof Element ? node : node?.parentElement)?.closest(contactLinks));

/** Whether an event copies selected text of a contact link, or opens the menu of a link or drags it. */
function isAllowed(event: Event): boolean {
  const selection = getSelection();
  const isSelected = selection !== null && !selection.isCollapsed && isContactLink(selection.anchorNode) && isContactLink(selection.focusNode);
  return event instanceof KeyboardEvent ? isSelected && event.key.toLowerCase() === 'c' : isSelected || isWithin(event, contactLinks);
}

/** F12, Ctrl+Shift+I or J, and Ctrl+U, S, A or C. */
function isBlocked({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key === 'F12' || ((ctrlKey || metaKey) && (shiftKey || altKey ? 'ij' : 'usac').includes(key.toLowerCase()));
}

/**
 * Protects the page's texts and pictures until the signal is aborted. Inactive in fields, on contact links, and while an element has
 * `data-unprotected`. Browser only.
 */
export function protectContent({ print, notice }: ProtectionWords, signal: AbortSignal): void {
  const { body } = document;
  const blur = (isOn: boolean) => body.classList.toggle('protection-blur', isOn);
  const warn = () => {
    console.clear();
    console.warn(notice);
  };
  const press = (event: KeyboardEvent) => {
    const isPrint = event.type === 'keydown' && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'p';
    const isShot = event.key === 'PrintScreen';
    if (!isPrint && !isShot && !isBlocked(event)) return;
    event.preventDefault();
    if (isPrint) alert(print);
    if (isShot) {
      blur(true);
      setTimeout(blur, blurMs, false);
    }
  };
  const act = (event: Event) => {
    if (isWithin(event, field) || isAllowed(event) || document.querySelector('[data-unprotected]')) return;
    if (event instanceof KeyboardEvent) press(event);
    // The logo keeps its menu, as contact links do; no picture may be dragged.
    else if (event.type === 'dragstart' || !isWithin(event, logo)) event.preventDefault();
  };
  // Windows reports the PrintScreen key on keyup only.
  for (const type of ['contextmenu', 'dragstart', 'keydown', 'keyup']) document.addEventListener(type, act, { signal });
  document.addEventListener('visibilitychange', () => blur(document.hidden), { signal });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(protectionStyle);
  document.adoptedStyleSheets.push(sheet);
  const timer = setInterval(warn, noticeMs);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    body.className = '';
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  });
  body.className = 'protected watermarked';
  warn();
}

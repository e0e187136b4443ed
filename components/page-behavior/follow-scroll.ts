const minUpPx = 8;
/** A header of large text has two rows, which would take too much of the screen. */
const maxHeaderShare = 1 / 6;

/** The bar's quote button is not needed beside the form's own button. */
function hideBesideForm(bar: HTMLElement, form: Element, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => bar.toggleAttribute('data-form-shown', entries.at(-1)?.isIntersecting === true), {
    rootMargin: '-20% 0px',
  });
  observer.observe(form);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Shows the header while the visitor scrolls up on a phone, where it scrolls away. */
function showOnWayUp(header: HTMLElement, signal: AbortSignal): void {
  const { style } = document.documentElement;
  // Otherwise a focused field or the target of a link could be hidden by the header.
  style.scrollPaddingTop = '4.5rem';
  signal.addEventListener('abort', () => style.removeProperty('scroll-padding-top'));
  let last = scrollY;
  const update = () => {
    const distance = scrollY - last;
    if (distance > -minUpPx && distance <= 0) return;
    header.toggleAttribute('data-shown', distance < 0 && header.offsetHeight < innerHeight * maxHeaderShare);
    last = scrollY;
  };
  addEventListener('scroll', update, { passive: true, signal });
}

/** What a phone's header and bar do while the page scrolls. */
export function followScroll(signal: AbortSignal): void {
  const bar = document.querySelector<HTMLElement>('.action-bar');
  const form = document.querySelector('#quote-form form');
  if (bar && form) hideBesideForm(bar, form, signal);
  const header = document.querySelector<HTMLElement>('.site-header');
  // Not at 400 % zoom, where it would take a quarter of the screen.
  if (header && matchMedia('(height >= 40rem)').matches) showOnWayUp(header, signal);
}

/**
 * Says on the root element (`data-typing`) that a field or a form has the focus, so that what floats above the page steps aside. A selector
 * could tell it as well, but a slow phone looks through the whole page for that at each touch.
 */
export function stepAside(signal: AbortSignal): void {
  const tell = (focused: EventTarget | null) => {
    // A dialog lies above what floats, and is not to be moved.
    const isTyping =
      focused instanceof Element &&
      focused.matches('input, select, textarea, form[data-form] *') &&
      !focused.closest('dialog') &&
      !document.querySelector('dialog:modal');
    document.documentElement.toggleAttribute('data-typing', isTyping);
  };
  addEventListener('focusin', ({ target }) => tell(target), { signal });
  addEventListener('focusout', ({ relatedTarget }) => tell(relatedTarget), { signal });
  signal.addEventListener('abort', () => tell(null));
  tell(document.activeElement);
}

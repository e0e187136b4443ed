/**
 * Sets `data-typing` on the root element while a field or a form has the focus, which hides floating parts. `body:has(:focus)` would do the same, but
 * makes a slow phone search the whole page at each touch.
 */
export function markTyping(signal: AbortSignal): void {
  const update = (focused: EventTarget | null) => {
    const isTyping =
      focused instanceof Element &&
      focused.matches('input, select, textarea, form[data-form] *') &&
      !focused.closest('dialog') &&
      !document.querySelector('dialog:modal');
    document.documentElement.toggleAttribute('data-typing', isTyping);
  };
  addEventListener('focusin', ({ target }) => update(target), { signal });
  addEventListener('focusout', ({ relatedTarget }) => update(relatedTarget), { signal });
  signal.addEventListener('abort', () => update(null));
  update(document.activeElement);
}

/**
 * A mouse selects the words of a link that cannot be dragged (`draggable="false"`), such as a phone number: the press that did so does not
 * follow the link as well. Until the signal is aborted.
 */
export function keepTextSelection(signal: AbortSignal): void {
  const options = { capture: true, signal };
  const selected = () => String(getSelection());
  let before = '';
  addEventListener('pointerdown', () => (before = selected()), options);
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[draggable="false"]') : null;
      const isNew = selected() !== '' && selected() !== before;
      // A click of the keyboard has no count of presses.
      if (link && event.detail > 0 && isNew && getSelection()?.containsNode(link, true)) event.preventDefault();
    },
    options,
  );
}

/** Selecting the text of a link that cannot be dragged, such as a phone number, must not follow the link. Active until the signal is aborted. */
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
      // A keyboard click has `detail` 0.
      if (link && event.detail > 0 && isNew && getSelection()?.containsNode(link, true)) event.preventDefault();
    },
    options,
  );
}

export function showOffline(place: HTMLElement, signal: AbortSignal): void {
  const update = () => {
    place.textContent = navigator.onLine ? '' : (place.dataset.text ?? '');
  };
  for (const type of ['online', 'offline']) addEventListener(type, update, { signal });
  update();
}

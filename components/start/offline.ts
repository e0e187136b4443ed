/** Shows and takes away the word that the device has no connection, until the signal is aborted. Browser only. */
export function tellOffline(place: HTMLElement, signal: AbortSignal): void {
  const tell = () => {
    place.textContent = navigator.onLine ? '' : (place.dataset.text ?? '');
  };
  for (const type of ['online', 'offline']) addEventListener(type, tell, { signal });
  tell();
}

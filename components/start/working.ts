const busyStyle = `[aria-busy=true]{cursor:progress;opacity:.75}[aria-busy=true]::before{content:"";display:inline-block;flex:none;width:1.1em;height:1.1em;border:.15em solid;border-right-color:transparent;border-radius:50%;margin-right:.5em;vertical-align:-.2em;animation:turn .9s linear infinite}@keyframes turn{to{rotate:1turn}}`;

let sheet: CSSStyleSheet | undefined;

/** Added at the first busy press, to keep the pages small. */
function addStyle(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(busyStyle);
  document.adoptedStyleSheets.push(sheet);
}

export function showWorking(pressed: HTMLElement, words: string): () => void {
  addStyle();
  pressed.ariaBusy = 'true';
  const status = document.createElement('output');
  status.className = 'sr-only';
  document.body.append(status);
  // A region must exist before its text does, or screen readers miss it.
  requestAnimationFrame(() => (status.textContent = words));
  return () => {
    pressed.removeAttribute('aria-busy');
    status.remove();
  };
}

/** A form in the page; everything that listens to it ends with `signal`. */
export type FormContext = { element: HTMLFormElement; signal: AbortSignal };

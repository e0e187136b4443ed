export type FormContext = { element: HTMLFormElement; signal: AbortSignal };

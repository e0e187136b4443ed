/** Whether the target of an event is an element that a selector matches, or is inside one. */
export const isWithin = ({ target }: { target: EventTarget | null }, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

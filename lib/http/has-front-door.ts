const frontDoor = Symbol.for('agency.frontDoor');

/** Whether the front door serves this process. It sets this mark itself, so no request can forge it. */
export function hasFrontDoor(): boolean {
  return Reflect.get(globalThis, frontDoor) === true;
}

export function markFrontDoor(): void {
  Reflect.set(globalThis, frontDoor, true);
}

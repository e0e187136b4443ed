/** A field that no person sees and that programs like to fill. */
export const honeypotField = 'website';

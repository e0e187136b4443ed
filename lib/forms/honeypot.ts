export const honeypotField = 'website';

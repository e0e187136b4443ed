import 'server-only';

/** In ascending order of rights: a viewer reads, an agent works leads, an owner also exports, erases and manages people. */
export const roles = ['viewer', 'agent', 'owner'] as const;
export type Role = (typeof roles)[number];

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** Whether a person of `role` may do what `needed` may. */
export function hasRole(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

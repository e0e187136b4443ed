import { deleteOnly, unstageRoute } from '#lib/leads/stage-route.ts';

export const DELETE = unstageRoute;

export { deleteOnly as GET, deleteOnly as PATCH, deleteOnly as POST, deleteOnly as PUT };

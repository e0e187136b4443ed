import { buildFloor } from './floor.ts';
import { type Served, serveNext } from './serve-next.ts';

/** Serves the bare page with the framework's own server, on a port that is free. */
export async function serveFloor(root: string, port: number): Promise<Served> {
  return serveNext(root, { dir: await buildFloor(root), port });
}

import { jpeg, startPosterServer } from '../support/services/poster-server.ts';
import { startServer } from '../support/site/server.ts';

test('serves posters itself: only JPEG of a limited size, else its own drawing', async () => {
  const posters = await startPosterServer();
  const server = await startServer({ YOUTUBE_IMAGE_URL: posters.url });
  const poster = async (id: string) => {
    const response = await fetch(`${server.url}/api/videos/poster/${id}`);
    return { status: response.status, type: response.headers.get('content-type'), body: Buffer.from(await response.arrayBuffer()) };
  };
  expect(await poster('video000001')).toEqual({ status: 200, type: 'image/jpeg', body: jpeg });
  expect(await poster('small000001')).toMatchObject({ status: 200, type: 'image/jpeg' });
  const callsBefore = posters.calls.length;
  await poster('video000001');
  expect(posters.calls).toHaveLength(callsBefore);
  for (const id of ['webpage0001', 'disguised01', 'toolarge001', 'faulty00001', 'hanging0001']) {
    const { status, type, body } = await poster(id);
    expect([id, status, type]).toEqual([id, 200, 'image/svg+xml']);
    expect(body.toString()).not.toContain('alert');
  }
  expect((await poster('short')).status).toBe(400);
  expect((await poster('..%2F..%2Fetc0')).status).toBe(400);
  await server.stop();
  await posters.stop();
});

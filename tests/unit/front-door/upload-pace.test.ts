import { createUploadPace } from '#front-door/request-body.ts';

const megabyte = 1_048_576;

describe('the pace of uploads', () => {
  test('does not slow down the first 16 MB of a client', () => {
    const pace = createUploadPace(megabyte, () => 1_000_000);
    expect(Array.from({ length: 16 }, () => pace('client', megabyte))).toEqual(Array.from({ length: 16 }, () => 0));
    expect(pace('client', megabyte)).toBe(1_000);
    expect(pace('client', megabyte)).toBe(2_000);
  });

  test('counts each client separately', () => {
    const pace = createUploadPace(megabyte, () => 1_000_000);
    pace('client', 32 * megabyte);
    expect(pace('other', megabyte)).toBe(0);
  });

  test('lets a client that was idle send its 16 MB again', () => {
    let now = 1_000_000;
    const pace = createUploadPace(megabyte, () => now);
    pace('client', 16 * megabyte);
    now += 20_000;
    expect(pace('client', 16 * megabyte)).toBe(0);
  });

  test('is off at 0', () => {
    expect(createUploadPace(0)('client', 1_000 * megabyte)).toBe(0);
  });
});

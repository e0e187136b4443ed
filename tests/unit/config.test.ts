import { ConfigError, readConfig } from '#lib/config.ts';

const read = (networks: string) => readConfig({ WEBHOOK_ALLOW_PRIVATE: networks }).webhookAllowPrivate;

describe('WEBHOOK_ALLOW_PRIVATE', () => {
  test('takes networks with commas between', () => {
    expect(read('10.0.0.0/8, fd00:1::/32')).toEqual(['10.0.0.0/8', 'fd00:1::/32']);
    expect(read('')).toEqual([]);
  });

  test.each(['10.0.0.0/80', '10.0.0.0/64', '999.1.1.1/8', 'fd00::/129', '10.0.0.1', '10.0.0.0/8,x'])('refuses %s', (networks) => {
    expect(() => read(networks)).toThrow(ConfigError);
  });
});

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

describe('an address with a login', () => {
  const smtpUrl = (address: string) => readConfig({ SMTP_URL: address }).smtpUrl;

  test('takes an @ in a user and a password', () => {
    expect(smtpUrl('smtp://me@agency.example:pa@ss@mail.example:587')).toBe('smtp://me%40agency.example:pa%40ss@mail.example:587');
  });

  test.each(['smtp://me:12#3@mail.example', 'smtp://me:12/3@mail.example', 'smtp://me:12?3@mail.example', 'smtp://me:a#b@mail.example:25'])(
    'refuses %s, which names another host',
    (address) => {
      expect(() => smtpUrl(address)).toThrow('write # as %23, / as %2F and ? as %3F');
    },
  );
});

import { startJsonServer } from './json-server.ts';

/** A record as QCMobile sends it: amounts are texts in thousands of dollars, and it includes the EIN. */
const carrier = {
  allowedToOperate: 'Y',
  bipdInsuranceOnFile: '1000',
  bipdInsuranceRequired: 'Y',
  bipdRequiredAmount: '750',
  bondInsuranceOnFile: '0',
  cargoInsuranceOnFile: null,
  carrierOperation: { carrierOperationCode: 'A', carrierOperationDesc: 'Interstate' },
  dbaName: null,
  dotNumber: 44110,
  ein: 987654321,
  legalName: 'EXAMPLE FREIGHT LLC',
  phyCity: 'JACKSONVILLE',
  phyCountry: 'US',
  phyState: 'FL',
  phyStreet: '12 HARBOR RD',
  phyZipcode: '32202-1234',
  statusCode: 'A',
  totalDrivers: 14,
  totalPowerUnits: 11,
};

/** FMCSA QCMobile: knows the carrier 44110; other numbers are 200 with `content: null`, a wrong key is 401. */
export function startFmcsaServer(webKey: string) {
  return startJsonServer((url) => {
    if (url.searchParams.get('webKey') !== webKey) return { status: 401, body: { content: 'Webkey not found' } };
    const number = /^\/qc\/services\/carriers\/(\d+)$/.exec(url.pathname)?.[1];
    if (!number) return { status: 404, body: { content: 'no such service' } };
    return { status: 200, body: { content: number === '44110' ? { _links: {}, carrier } : null, retrievalDate: '2026-11-20T12:00:00.000+0000' } };
  });
}

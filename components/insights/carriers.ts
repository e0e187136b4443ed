import type { RiskFactor } from './risk-factors.ts';

const programs = [
  'minimum-limits',
  'foreign-license',
  'paid-in-full',
  'violation-forgiveness',
  'filing',
  'fleet',
  'credit-free',
  'low-down-payment',
  'reinstatement',
] as const;
export type Program = (typeof programs)[number];

type Carrier = {
  id: 'gainsco' | 'bristol-west' | 'the-general';
  name: string;
  keywords: readonly RiskFactor[];
  boost: { factors: readonly RiskFactor[]; points: number };
  /** US dollars a year; Gainsco's applies to minimum coverage only. */
  basePremium: number;
  programs: readonly { program: Program; factors: readonly RiskFactor[] }[];
  quota: number;
};

/** The carriers of the demonstration. All figures are invented. */
export const carriers: readonly Carrier[] = [
  {
    id: 'gainsco',
    name: 'Gainsco',
    keywords: ['minimum', 'foreign', 'older-car', 'lapse'],
    boost: { factors: ['minimum'], points: 30 },
    basePremium: 800,
    programs: [
      { program: 'minimum-limits', factors: ['minimum'] },
      { program: 'foreign-license', factors: ['foreign'] },
      { program: 'paid-in-full', factors: [] },
    ],
    quota: 85,
  },
  {
    id: 'bristol-west',
    name: 'Bristol West',
    keywords: ['violations', 'accidents', 'dui', 'filing', 'fleet'],
    boost: { factors: ['violations'], points: 35 },
    basePremium: 2200,
    programs: [
      { program: 'violation-forgiveness', factors: ['violations', 'accidents'] },
      { program: 'filing', factors: ['filing', 'dui'] },
      { program: 'fleet', factors: ['fleet'] },
    ],
    quota: 72,
  },
  {
    id: 'the-general',
    name: 'The General',
    keywords: ['credit', 'payment', 'lapse', 'young', 'filing'],
    boost: { factors: ['credit', 'payment'], points: 30 },
    basePremium: 1400,
    programs: [
      { program: 'credit-free', factors: ['credit'] },
      { program: 'low-down-payment', factors: ['payment'] },
      { program: 'reinstatement', factors: ['lapse', 'filing'] },
    ],
    quota: 63,
  },
];

export type CarrierId = Carrier['id'];
export type { Carrier };

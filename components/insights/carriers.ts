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
  /** A name is the same in every language. */
  name: string;
  /** What counts for it: each adds to its score. */
  keywords: readonly RiskFactor[];
  /** Factors that count for it more than all others, and by how much. */
  boost: { factors: readonly RiskFactor[]; points: number };
  /** Dollars a year; Gainsco's applies to minimum coverage alone. */
  basePremium: number;
  /** What it offers in the demonstration, and for whom. */
  programs: readonly { program: Program; factors: readonly RiskFactor[] }[];
  /** Policies that the demonstration says it needs. */
  quota: number;
};

/** The carriers of the demonstration. Every figure is invented. */
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

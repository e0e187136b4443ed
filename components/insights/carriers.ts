export const riskFactors = [
  'minimum',
  'violations',
  'accidents',
  'dui',
  'filing',
  'lapse',
  'credit',
  'payment',
  'young',
  'rideshare',
  'older-car',
  'fleet',
] as const;
export type RiskFactor = (typeof riskFactors)[number];

const programs = [
  'minimum-limits',
  'rideshare',
  'paid-in-full',
  'violation-forgiveness',
  'filing',
  'fleet',
  'credit-free',
  'low-down-payment',
  'reinstatement',
] as const;
export type Program = (typeof programs)[number];

export type Carrier = {
  id: 'sample-mutual' | 'sample-western' | 'sample-general';
  name: string;
  factors: readonly RiskFactor[];
  boost: { factors: readonly RiskFactor[]; points: number };
  /** US dollars a year; Sample Mutual's applies to minimum coverage only. */
  basePremium: number;
  programs: readonly { program: Program; factors: readonly RiskFactor[] }[];
  /** Of 100 sample cases. */
  cases: number;
};

/** The carriers of the insights page. Their names and all figures are samples. */
export const carriers: readonly Carrier[] = [
  {
    id: 'sample-mutual',
    name: 'Sample Mutual',
    factors: ['minimum', 'rideshare', 'older-car', 'lapse'],
    boost: { factors: ['minimum'], points: 30 },
    basePremium: 800,
    programs: [
      { program: 'minimum-limits', factors: ['minimum'] },
      { program: 'rideshare', factors: ['rideshare'] },
      { program: 'paid-in-full', factors: [] },
    ],
    cases: 85,
  },
  {
    id: 'sample-western',
    name: 'Sample Western',
    factors: ['violations', 'accidents', 'dui', 'filing', 'fleet'],
    boost: { factors: ['violations'], points: 35 },
    basePremium: 2200,
    programs: [
      { program: 'violation-forgiveness', factors: ['violations', 'accidents'] },
      { program: 'filing', factors: ['filing', 'dui'] },
      { program: 'fleet', factors: ['fleet'] },
    ],
    cases: 72,
  },
  {
    id: 'sample-general',
    name: 'Sample General',
    factors: ['credit', 'payment', 'lapse', 'young', 'filing'],
    boost: { factors: ['credit', 'payment'], points: 30 },
    basePremium: 1400,
    programs: [
      { program: 'credit-free', factors: ['credit'] },
      { program: 'low-down-payment', factors: ['payment'] },
      { program: 'reinstatement', factors: ['lapse', 'filing'] },
    ],
    cases: 63,
  },
];

export type CarrierId = Carrier['id'];

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

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
  'foreign',
  'older-car',
  'fleet',
] as const;
export type RiskFactor = (typeof riskFactors)[number];

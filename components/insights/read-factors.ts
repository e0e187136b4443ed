import { type RiskFactor, riskFactors } from './risk-factors.ts';

/** Beginnings of words, without accents, that indicate a factor in English, Spanish or Portuguese. */
const signs: Readonly<Record<RiskFactor, readonly string[]>> = {
  minimum: ['minimum', 'minim', 'state limits', 'liability only', 'basic cover', 'lo basico', 'cobertura basica'],
  violations: ['violation', 'ticket', 'speeding', 'citation', 'multa', 'infraccion', 'infracao', 'infracoes', 'exceso de velocidad'],
  accidents: ['accident', 'crash', 'collision', 'at fault', 'at-fault', 'choque', 'acidente', 'batida'],
  dui: ['dui', 'dwi', 'drunk', 'alcohol', 'alcool', 'ebri', 'embriag'],
  filing: ['sr-22', 'sr22', 'sr 22', 'fr-44', 'fr44', 'fr 44', 'filing', 'suspended', 'suspendid', 'suspens'],
  lapse: ['lapse', 'uninsured', 'no insurance', 'without insurance', 'sin seguro', 'sem seguro', 'interrupcion', 'vencid'],
  credit: ['credit'],
  payment: ['payment', 'down pay', 'installment', 'cancel', 'pago', 'pagamento', 'cuota', 'parcela', 'cheap', 'barato'],
  young: ['young', 'teen', 'student', 'new driver', 'joven', 'jovem', 'adolescent', 'estudiant', 'estudant', 'recem-habilitad', 'principiante'],
  foreign: [
    'foreign',
    'international',
    'no license',
    'passport',
    'extranjer',
    'estrangeir',
    'pasaporte',
    'passaporte',
    'sin licencia',
    'sem carteira',
  ],
  'older-car': ['older', 'old car', 'high mileage', 'classic', 'viejo', 'antiguo', 'antigo', 'velho', 'usado'],
  fleet: ['fleet', 'truck', 'commercial', 'business', 'flota', 'camion', 'comercial', 'negocio', 'frota', 'caminh', 'empresa'],
};

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');
}

function begins(text: string, sign: string): boolean {
  const at = text.indexOf(sign);
  return at >= 0 && (at === 0 || !/[a-z0-9]/.test(text.charAt(at - 1)) || begins(text.slice(at + 1), sign));
}

export function factorsOf(description: string, chosen: readonly RiskFactor[]): readonly RiskFactor[] {
  const text = plain(description);
  return riskFactors.filter((factor) => chosen.includes(factor) || signs[factor].some((sign) => begins(text, sign)));
}

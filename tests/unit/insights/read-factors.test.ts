import { factorsOf } from '#components/insights/match-carriers.ts';

test.each([
  ['Needs an SR-22 after a lapse, two speeding tickets', ['violations', 'filing', 'lapse']],
  ['wants state MINIMUM, older car, bad credit', ['minimum', 'credit', 'older-car']],
  ['Tiene multas, un choque y quiere pago inicial bajo', ['violations', 'accidents', 'payment']],
  ['conductor joven que hace repartos, cobertura mínima', ['minimum', 'young', 'rideshare']],
  ['Motorista jovem, caminhão da empresa, ficou sem seguro', ['lapse', 'young', 'fleet']],
  ['infrações e acidente; crédito baixo', ['violations', 'accidents', 'credit']],
  ['lives in Miami', []],
  ['accredited individual', []],
  ['🚗🚗', []],
  ['<script>alert(1)</script>', []],
])('%j', (description, factors) => {
  expect(factorsOf(description, [])).toEqual(factors);
});

test('adds chosen factors, without duplicates', () => {
  expect(factorsOf('dui last year', ['dui', 'fleet'])).toEqual(['dui', 'fleet']);
});

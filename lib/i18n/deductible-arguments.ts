import { dollarFormat } from '#lib/facts/dollar-format.ts';

/** A building as an example of how a wind deductible in percent is computed. */
const example = { insured: 10_000_000, percent: 3, units: 60 };

/** The example as message arguments. */
export function deductibleArguments(locale: string) {
  const { insured, percent, units } = example;
  const dollars = dollarFormat(locale);
  const deductible = (insured * percent) / 100;
  return {
    exampleInsured: dollars.format(insured),
    examplePercent: percent,
    exampleUnits: units,
    exampleDeductible: dollars.format(deductible),
    exampleShare: dollars.format(deductible / units),
  };
}

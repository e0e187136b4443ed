/** Facts that are steps of one rule, which a page shows in one row; the labels are in `site.factGroups`. */
const factGroups = {
  reinstatement: ['reinstatementFirst', 'reinstatementSecond', 'reinstatementLater'],
  lapseFee: ['lapseFee30Days', 'lapseFee90Days', 'lapseFeeLonger'],
  ticketSuspension: ['ticketSuspensionDays', 'laterTicketSuspensionDays'],
} as const;

type FactGroup = keyof typeof factGroups;

const groupNames: readonly FactGroup[] = ['reinstatement', 'lapseFee', 'ticketSuspension'];

/** The group of a fact such as `FL.reinstatementFirst`. */
export function groupOf(reference: string): FactGroup | undefined {
  const name = reference.split('.')[1];
  return groupNames.find((group) => factGroups[group].some((fact) => fact === name));
}

export type FactId =
  | 'minPerPerson'
  | 'minPerCrash'
  | 'minProperty'
  | 'minPip'
  | 'fr44PerPerson'
  | 'fr44PerCrash'
  | 'fr44Property'
  /** Terms. `sr22Years` is that of an SR-22 whose cause has no term of its own; `fr44Years` and `dl123Days` are those of their filings. */
  | 'fr44Years'
  | 'sr22Years'
  | 'sr22TicketYears'
  | 'sr22CrashYears'
  | 'sr22OtherYears'
  /** Tennessee’s term before its law changed. */
  | 'sr22FormerMonths'
  | 'lapseProofYears'
  | 'proofYears'
  | 'dl123Days'
  /** The policy behind a filing. */
  | 'policyMonths'
  /** How long an insured may cancel a new policy for few reasons only. */
  | 'newPolicyMonths'
  | 'sr22PrepaidMonths'
  /** Fees after a lapse; `feeLookbackYears` is how far back earlier ones count. */
  | 'reinstatementFirst'
  | 'reinstatementSecond'
  | 'reinstatementLater'
  | 'feeLookbackYears'
  | 'lapseFine'
  /** The highest fee after a lapse. */
  | 'maxLapseFee'
  | 'lapseShortDays'
  | 'lapseLongDays'
  | 'lapseFee30Days'
  | 'lapseFee90Days'
  | 'lapseFeeLonger'
  | 'licenseFee'
  | 'noncomplianceFee'
  /** Fee after a ticket in a car of one's own without insurance, and in a borrowed one. */
  | 'uninsuredMotoristFee'
  | 'borrowedCarFee'
  /** Fine for driving without insurance. */
  | 'uninsuredFine'
  /** Damages of each kind that an uninsured driver cannot recover. */
  | 'uninsuredBar'
  /** Fee for registering without insurance; 0 since it was abolished. */
  | 'uninsuredFee'
  /** How long a license is suspended after a conviction for no insurance: the first one, and later ones. */
  | 'ticketSuspensionDays'
  | 'laterTicketSuspensionDays'
  /** Days out of 365 after which a visitor's car needs the state's own coverage. */
  | 'visitorDays'
  /** Days after a crash within which the first treatment must take place, or PIP pays nothing. */
  | 'pipCareDays'
  /** Age of a roof up to which it alone is no reason to refuse a home, and the years of life that an inspector must find in an older one. */
  | 'roofYears'
  | 'roofLifeYears'
  /** Habitable stories from which a condominium needs a structural integrity reserve study. */
  | 'sirsStories'
  /** The deductible for a windshield under comprehensive coverage. */
  | 'windshieldDeductible'
  /** Deadlines that start with the event itself. */
  | 'lapseReportDays'
  | 'letterAnswerDays'
  | 'ticketProofDays'
  | 'crashProofDays'
  | 'crashFormDays'
  | 'crashHearingDays'
  | 'duiReviewDays'
  /** Employees from which workers' comp is required, exemptions from it, and liability limits of trucks and buses. */
  | 'workersCompConstruction'
  | 'workersCompOther'
  | 'exemptionOwnership'
  | 'exemptionConstruction'
  | 'exemptionYears'
  | 'truckLight'
  | 'truckLightPounds'
  | 'truckGeneral'
  | 'truckOil'
  | 'truckHazmat'
  | 'busSmall'
  | 'busSmallSeats'
  | 'busLarge'
  | 'busLargeSeats'
  /** Hours of service of truck drivers (49 CFR 395). */
  | 'hosDriving'
  | 'hosWindow'
  | 'hosOff'
  | 'hosBreakAfter'
  | 'hosBreakMinutes'
  | 'hosWeekShort'
  | 'hosWeekShortDays'
  | 'hosWeekLong'
  | 'hosWeekLongDays'
  | 'hosRestart';

/**
 * `official`: the text was read at the state's own address. `copy`: the words of the law in force, read at another address. `secondary`: somebody
 * else's words, or an old edition of the law. `derived`: computed from other rows.
 */
export type Grade = 'official' | 'copy' | 'secondary' | 'derived';

/** A page that was read. `readOn` is YYYY-MM-DD. */
type Source = { url: string; title: string; readOn: string };

/** Where a row comes from, and the day (YYYY-MM-DD) by which it must be read again. */
export type Provenance = { grade: Grade; source: Source; reviewBy: string };

/**
 * `state` is a code, or `US`. Where a row is neither official nor a copy of the law, pages add that the state's letter decides, or for the topic
 * `business` that the visitor should ask the agency.
 */
export type SourcedFact = Provenance & { state: string; topic?: 'business' };

/** The day from which a state counts a term. */
export type CountedFrom = 'reinstatement' | 'suspension' | 'conviction' | 'revocationEnd' | 'issue' | 'letter';

/** A figure of law: state, dates in force, source, and next review. */
export type Fact = SourcedFact & {
  id: FactId;
  value: number;
  unit: 'usd' | 'years' | 'months' | 'days' | 'people' | 'percent' | 'hours' | 'minutes' | 'pounds' | 'seats' | 'stories';
  /** ISO dates; `to` is the last day, null while in force. `from` is null when the rule began before every day that the site asks about. */
  from: string | null;
  to: string | null;
  countedFrom?: CountedFrom;
};

/** Whether a row is in force on a day (YYYY-MM-DD). */
export function isInForce({ from, to }: Pick<Fact, 'from' | 'to'>, day: string): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}

/** The row in force in a state on a day (YYYY-MM-DD). */
export function findFactIn(rows: readonly Fact[], id: FactId, state: string, day: string): Fact | undefined {
  return rows.find((fact) => fact.id === id && fact.state === state && isInForce(fact, day));
}

export type FactId =
  | 'fr44PerPerson'
  | 'fr44PerCrash'
  | 'fr44Property'
  | 'fr44Years'
  | 'sr22Years'
  | 'sr22EarliestMonths'
  | 'sr22PrepaidMonths'
  | 'minPerPerson'
  | 'minPerCrash'
  | 'minProperty'
  | 'minPip'
  | 'reinstatementFirst'
  | 'reinstatementSecond'
  | 'reinstatementLater'
  | 'lapseReportDays'
  | 'duiReviewDays'
  /** Fee for driving uninsured; 0 since it was abolished. */
  | 'uninsuredFee'
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
  | 'hosDriving'
  | 'hosWindow'
  | 'hosOff'
  | 'hosBreakAfter'
  | 'hosBreakMinutes'
  | 'hosWeekShort'
  | 'hosWeekShortDays'
  | 'hosWeekLong'
  | 'hosWeekLongDays'
  | 'hosRestart'
  | 'busSmallSeats'
  | 'busLarge'
  | 'busLargeSeats';

export type Check = {
  source: string;
  /** `seen`: read at the source. `known`: general knowledge, so reviewed sooner. Disputed figures are not published. */
  grade: 'seen' | 'known';
  asOf: string;
  reviewBy: string;
};

/** A figure of law: state, dates in force, source, and next review. */
export type Fact = Check & {
  id: FactId;
  value: number;
  unit: 'usd' | 'years' | 'months' | 'days' | 'people' | 'percent' | 'hours' | 'minutes' | 'pounds' | 'seats';
  state: string;
  /** ISO dates; `to` is the last day, null while in force. `from` is null when older than needed. */
  from: string | null;
  to: string | null;
};

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
  /** What a state takes from those who rather pay than insure; 0 once it takes it no more. */
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

/** Who says so and when it was checked. */
export type Check = {
  source: string;
  /** `seen`: read at the source. `known`: general knowledge, so reviewed soon. What sources dispute is not published. */
  grade: 'seen' | 'known';
  asOf: string;
  reviewBy: string;
};

/** One figure of law or regulation: what it is, where and since when it holds, who says so, when to look again. */
export type Fact = Check & {
  id: FactId;
  value: number;
  unit: 'usd' | 'years' | 'months' | 'days' | 'people' | 'percent' | 'hours' | 'minutes' | 'pounds' | 'seats';
  /** State code, or US. */
  state: string;
  /** ISO dates; `to` is the last day, null while in force. `from` is null where it is older than we need. */
  from: string | null;
  to: string | null;
};

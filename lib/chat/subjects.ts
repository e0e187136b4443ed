import type { PageId } from '#lib/site/pages.ts';
import type { TopicMatch } from './match-topic.ts';
import type { StateLineId } from './state-line.ts';
import type { KnownTopic, TopicId } from './topics.ts';

/** The widest subjects, and their pages: the first is the page of a handover, and a topic without a narrower subject belongs to the area of its first page. */
const areas = {
  license: ['which-filing', 'sr-22', 'fr-44', 'dui', 'lapse'],
  papers: ['license-and-papers'],
  auto: [
    'personal-auto',
    'high-risk',
    'accidents-and-tickets',
    'young-drivers',
    'senior-drivers',
    'rideshare-and-delivery',
    'savings-review',
    'get-quote',
  ],
  claims: ['claims-help'],
  account: ['client-portal', 'documents', 'paying'],
  truck: ['commercial-auto', 'transportation-hub'],
  business: ['commercial', 'coi-request', 'blog-certificates'],
  comp: ['workers-comp'],
  home: ['specialty-homeowners'],
  building: ['commercial-property'],
  agency: ['about', 'licenses', 'states-we-serve', 'privacy'],
} as const satisfies Readonly<Record<string, readonly [PageId, ...PageId[]]>>;

type AreaId = keyof typeof areas;
type Narrow = { area: AreaId; page: PageId; topics: string };

/** Narrower subjects, with the ids of their topics: in each of them one answer is true for all questions. */
const narrow = {
  filing: {
    area: 'license',
    page: 'which-filing',
    topics: `sr22 fr44 duiFiling keepFiling filingMissing filingCost fr44Pay nonOwner switchFiling sr22OrFr44 filingLapse fr44NotHere otherForms filingAbroad
      filingFast filingCancel sr22a dl123 filingMotorcycle filingRideshare filingNoLicense filingOthers filingFromOther orderConflict twoStates
      filingOnly clockRestart filingDone filingFamily filingCarChange needFiling filingDropped filingSteps filingAtStop filingItin`,
  },
  dui: {
    area: 'license',
    page: 'dui',
    topics: 'dui manyDuis duiOtherState duiReduced refusal interlock interlockOther interlockFail interlockCost duiTell duiBike duiVacation duiNoCar',
  },
  suspension: {
    area: 'license',
    page: 'which-filing',
    topics: `suspended suspendedOther driveYet fee drivingSuspended hardship judgment habitual medicalLicense checkLicense promise noLicenseStop
      oldSuspension mustDrive suspendedUnknown otherStateHold feeHelp missedCourt hardshipLimits hardshipInsured keepWhileSuspended suspendedFriend`,
  },
  lapse: {
    area: 'license',
    page: 'lapse',
    topics: `lapse letter mismatch parked plates plateKept plateReturned penaltyNoInsurance systemShows soldLetter uninsuredOption noPlay stopped buyerNoTransfer
      verifyDay lapseContest letterLate platesSeized insuranceBeforeCourt proofAtStop driveExpired movedPlate parkedSuspended
      gapSuspended gapDays renewExpired soldCancel insuredByOther`,
  },
  proof: {
    area: 'license',
    page: 'lapse',
    topics: 'backdate cardForSale fakePolicy fakeProof scamPayment editDocument registerCancel',
  },
  noLicense: {
    area: 'papers',
    page: 'license-and-papers',
    topics: 'unlicensed licenseExpires getLicense auPair foreignDays adultPermit ownerDriven puertoRicoLicense foreignExpired digitalLicense',
  },
  household: {
    area: 'auto',
    page: 'personal-auto',
    topics: `household exclude householdUnlicensed young college addCost othersDui hideFact otherDriver addOrDrop parentsFindOut married
      stayOnParents exRemoved addedToPolicy lendCar theirCar
      removeSuspended driverMovedOut permitNow minorPolicy teenLiability lendUnlicensed theirRecordMine addDriver`,
  },
  owner: {
    area: 'auto',
    page: 'personal-auto',
    topics:
      'notMyTitle ownerSpouse favorTitle spouseJail divorce garaging honest carOfRelative cosigned exHasCar diedCar detained buyForOther keepOldState whoGetsPaid',
  },
  buying: {
    area: 'auto',
    page: 'personal-auto',
    topics: 'buyingCar dealerTemp sameDay registration tagMinimum dealerWaiting driveHome newCarDays testDrive titleLate dealerForces',
  },
  price: {
    area: 'auto',
    page: 'savings-review',
    topics: `cheap cost quote priceChanged priceTooHigh priceFactors renewal cleanRecord credit telematics recordYears tickets firstTime
      freshStart quotePapers trafficSchool lapsePrice claimRaise discounts trackerRaised creditWrong accidentForgive beatQuote
      switchAnytime age25 quoteValid adPrice ticketPrice duiPrice lapseNormal notFaultRaise
      reviewPolicy checkRecord`,
  },
  refused: {
    area: 'auto',
    page: 'high-risk',
    topics: 'dropped midTermCancel misrepresented badRecord oweOld underwriting willDropMe nonRenewPaid photoInspection',
  },
  delivery: { area: 'auto', page: 'rideshare-and-delivery', topics: 'rideshare scooterDelivery turo occasionalDelivery uberPeriods nameNotOnCard' },
  crash: {
    area: 'claims',
    page: 'claims-help',
    topics: `accidents crashUninsured otherUninsured fault hitAndRun leftScene minorBump hitParked passengerHurt newPolicyCrash truckCrash
      soldCarCrash rentalDamage pip droveFriendsCar hitAnimal hitPedestrian mineOrTheirs chainCrash parkingLot noPoliceReport painLater
      passengerFriend motoInjury uninsuredNotFault unlicensedCrash crashInGap cashDeal deliveryCrash getReport unlistedCrash uninsuredDeductible rentalCrash fatalCrash damageBefore
      crashIfUninsured companyTruckCrash churchVanCrash deliveryHitMe otherUnlicensed insuredNoLicense undocumentedVictim`,
  },
  payment: {
    area: 'account',
    page: 'paying',
    topics: `payment paying missedPayment refund fees paidButCanceled changeCard paymentHistory twoPolicies lowerCoverage cantAfford
      doubleCharge noBankAccount payInFull chargedAfterCancel graceDays pendingCancel stopPaying pausePolicy payForRelative payApp payPending collectionBill
      downLater autoRenewed unknownCharge paperless billFee`,
  },
  authority: {
    area: 'truck',
    page: 'transportation-hub',
    topics:
      'authority mcs90 bmcTime dotCompliance fmcsaCancel fmcsaMissing dotOrMc outOfService borrowAuthority newMcAgain authorityFirst mcInactive mcInLlc newEntrant truckNameChange brokerNewMc',
  },
  truckDriver: {
    area: 'truck',
    page: 'commercial-auto',
    topics:
      'cdl cdlNew addTruckDriver truckDriverOff nonDomiciled cdlPoints truckBadRecord truckEnglish employeeNoLicense driverDrugTest driverMvr foreignCdl truckTicket truckDriverLeft cdlDui',
  },
  workVehicle: {
    area: 'truck',
    page: 'commercial-auto',
    topics: `vans passengers llcCar hiredNonOwned workUse employerVehicle tow movers farmLabor workErrandCrash churchVan
      companyTruckPersonal repo employerCovered workCarRecord contractWhosePolicy truckAtHome`,
  },
  certificate: {
    area: 'business',
    page: 'coi-request',
    topics: 'certificate additional coiTime verifyCoi compCertificate bidPackage certificateTomorrow coiToday holderOnly coiFix addInsured',
  },
  shortJob: { area: 'business', page: 'commercial', topics: 'event oneJob eventVendor' },
  nonprofit: { area: 'business', page: 'commercial', topics: 'church churchPackage' },
  injury: {
    area: 'comp',
    page: 'workers-comp',
    topics: 'workInjury employerUninsured subInjured reportFear injuryNoComp compPapers compDenied compSuspect',
  },
  homeRefused: {
    area: 'home',
    page: 'specialty-homeowners',
    topics: 'homeDropped roof inspection dogPool citizens fourPointFail newRoof dogDropped homeLapse oddHome inspectionPrep oldWiring',
  },
  homeBuying: { area: 'home', page: 'specialty-homeowners', topics: 'closing ownerFinance escrow closingSoon' },
  storm: {
    area: 'home',
    page: 'specialty-homeowners',
    topics: 'flood storm hurricaneDeductible windOnly floodZone floodRequired floodCost floodWait mobileWind windOrFlood floodNoLoan',
  },
  association: {
    area: 'building',
    page: 'commercial-property',
    topics: 'association assessment hoaRenewal hoaRoof boardSued hoaTheft hoaDeductible hoaComp hoaRecords newBoard hoaNonrenewed sirs',
  },
} as const satisfies Readonly<Record<string, Narrow>>;

type NarrowId = keyof typeof narrow;
/** What a message is about when no topic is certain; `chat.subjects` has its words. */
export type SubjectId = AreaId | NarrowId;

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];
const areaByPage = new Map<PageId, AreaId>(keysOf(areas).flatMap((area) => areas[area].map((page) => [page, area] as const)));
/** Topics by id with their narrow subject. */
export const narrowByTopic: ReadonlyMap<string, NarrowId> = new Map(
  keysOf(narrow).flatMap((id) => narrow[id].topics.split(/\s+/).map((topic) => [topic, id] as const)),
);

/** What the law of a named state adds to a subject. */
export const subjectLines: { readonly [subject in SubjectId]?: StateLineId } = { filing: 'filing', comp: 'workers' };

function areaOf({ id, links }: KnownTopic): AreaId | undefined {
  const narrowId = narrowByTopic.get(id);
  if (narrowId) return narrow[narrowId].area;
  const page = links.find((link) => areaByPage.has(link));
  return page === undefined ? undefined : areaByPage.get(page);
}

/** The handover names the narrow subject, not its area, from this share on, if it is also this part of the area's share. */
const minNarrow = { share: 0.25, partOfArea: 0.5 };

/** `share` is that of the area. */
export type Subject = { id: SubjectId; area: AreaId; share: number; first: TopicId; page: PageId };

function largest<Key>(sums: ReadonlyMap<Key, number>): readonly [Key, number] | undefined {
  return [...sums].toSorted(([, left], [, right]) => right - left)[0];
}

/** Adds the weights of the topics with the same key. */
function sumsBy<Key>(
  matches: readonly TopicMatch[],
  keyOf: (topic: KnownTopic) => Key | undefined,
  weightOf = (share: number) => share,
): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const { topic, share } of matches) {
    const key = keyOf(topic);
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + weightOf(share));
  }
  return sums;
}

/**
 * The area that the topics' shares name, and the narrow subject that is most of it. Squares keep the many improbable topics of a large area from
 * outweighing a probable one.
 */
export function subjectOf(matches: readonly TopicMatch[]): Subject | undefined {
  const [area] = largest(sumsBy(matches, areaOf, (share) => share ** 2)) ?? [];
  if (!area) return undefined;
  const inArea = matches.filter(({ topic }) => areaOf(topic) === area);
  const [first] = inArea;
  if (!first) return undefined;
  const share = inArea.reduce((sum, match) => sum + match.share, 0);
  const [id, narrowShare] = largest(sumsBy(inArea, (topic) => narrowByTopic.get(topic.id))) ?? [];
  const narrowId = id !== undefined && (narrowShare ?? 0) >= Math.max(minNarrow.share, minNarrow.partOfArea * share) ? id : undefined;
  return { id: narrowId ?? area, area, share, first: first.topic.id, page: narrowId ? narrow[narrowId].page : areas[area][0] };
}

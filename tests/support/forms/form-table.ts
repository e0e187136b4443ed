/**
 * Every form as specified, written independently of the code. Each field: name (`!`: required), kind, choices or maximum length; shown `if`, required
 * while (`needs`), or unless another is filled (`or`); filled in at first (`preset`), sealed and masked (`secret`), accepted but never shown
 * (`implicit`).
 */
const person = 'firstName! name, lastName! name, email! email, phone! phone';
const states = 'FL|GA|AL|SC|NC|TN|KY|VA|MS|LA';
const home = `address! address, city! text, state! state ${states}, zipCode! zip 5, hasDifferentMailingAddress flag`;
const mailing = 'mailingAddress! address, mailingCity! text, mailingState! text, mailingZipCode! zip 5'.replace(
  /(?=,|$)/g,
  ' if hasDifferentMailingAddress=yes',
);
const carriers = 'none|state-farm|geico|progressive|allstate|other';
const carrier = `currentInsurance choice ${carriers}`;
const vehicle = 'vehicleYear! year, vehicleMake! text, vehicleModel! text, vinNumber vin 17';
/** `needsSR22` and `needsFR44` are only for outside clients. */
const filing = 'filingNeeded choice none|sr-22|sr-22a|fr-44|dl-123|sr-22-other-state|fr-44-other-state|not-sure';
const lapses = '1-30|31-60|61-90|90+|never-insured|not-sure';
const history = `${filing}, needsSR22 flag implicit, needsFR44 flag implicit, previousLapse choice none|${lapses}, lapseDetails paragraph if previousLapse=${lapses}`;
const business = 'businessName! text, einFein! ein secret if hasNoEin=no, hasNoEin flag';
const licenses = 'valid|suspended|expired|international|none';
const counts = '0|1|2|3+';
const contact = 'contactName! name, contactEmail! email, contactPhone! phone';
const commercialConstructions = 'frame|masonry|fire-resistive|non-combustible';

const insuranceTypes = [
  'personal-auto-standard-coverage',
  'personal-auto-high-risk',
  'commercial-auto-fleet',
  'commercial-property',
  'workers-compensation',
  'general-liability',
  'hotel-hospitality',
  'hoa-coa-insurance',
  'trucking-insurance',
  'homeowners',
  'other',
].join('|');
const inquiries = [
  'commercial-insurance-quote',
  'workers-compensation',
  'personal-auto-insurance',
  'homeowners-insurance',
  'hard-to-place-risks',
  'claims-support',
  'general-information',
  'partnership-opportunities',
].join('|');

/** The contact fields of every first step; each form requires one more field. */
const contactFields = 'zipCode! zip 5, firstName! name, lastName! name, phone! phone or email, email email';
const reasons = 'letter|dui|suspended|lapse|accident-or-tickets|young-driver|senior-driver|new-car|price';
const optional = (fields: string): string => fields.replaceAll('!', '');
const without = (fields: string, name: string): string =>
  fields
    .split(/,\s*/)
    .filter((field) => !field.startsWith(name))
    .join(', ');
const withCar = (fields: string): string => fields.replace(/(?=,|$)/g, ' if ownsNoCar=no');
const isStreet = (field: string): boolean => /^(?:address|city|state)\b/.test(field);
const homeOfDriver = home
  .split(', ')
  .map((field) => (isStreet(field) ? withCar(field) : field))
  .join(', ');
const ownCar = withCar(optional(vehicle));
const usage = 'usage choice commute|pleasure|business';
const optionalAddress = optional(without(home, 'zipCode'));
const autoDetails = `ownsNoCar flag, ${without(history, 'filingNeeded')}, license_status choice ${licenses}, ${ownCar}, ${withCar(usage)}, ${carrier},
  ${optional(without(homeOfDriver, 'zipCode'))}, ${optional(mailing)}`;
const reason = `reason! choice ${reasons}`;
const unsure = 'choice yes|no|not-sure';

const tables: Record<string, string> = {
  home: `${contactFields}, ${reason}|truck|building|house|workers|other or vehicleMake, ownsNoCar flag, businessName text if usage=business,
    einFein ein secret if usage=business, ${carrier}, ${ownCar}, ${withCar(usage)}, ${history}, license_status choice ${licenses}`,
  'personal-auto-first': `${contactFields}, ${reason}|other, ${filing}, ${autoDetails}`,
  'filing-first': `${contactFields}, ${filing.replace(' ', '! ')}, ${optional(reason)}|other, ${autoDetails}`,
  'commercial-auto-first': `${contactFields}, insuredVehicle! choice tractor|box-truck|van-or-pickup|dump-truck|passenger|several|hired|other,
    ${optional(business)}, ${optionalAddress}, ${optional(mailing)}, ${carrier}, ${optional(vehicle)}, dotNumber usdot, driversLicense license secret, fleetSize number`,
  'commercial-property-first': `${contactFields}, propertyType! choice hotel|apartment|shopping-center|office-building|warehouse|other,
    ${optional(business)}, ${optionalAddress}, ${optional(mailing)}, ${carrier},
    yearBuilt year, squareFootage number, buildingCount number, constructionType choice ${commercialConstructions}`,
  'homeowners-first': `${contactFields}, homeType! choice single-family|townhouse|condo|mobile-home|other, rebuildingCost number, yearBuilt year,
    constructionType choice frame|masonry|concrete|other, coverageAmount number, ${optionalAddress}, ${optional(mailing)}, ${carrier}`,
  'workers-compensation': `${contactFields}, businessType! text, employeeCount number, payroll number, ownersCovered ${unsure}, subcontractors ${unsure},
    legalForm choice sole-proprietor|partnership|llc|corporation|nonprofit|not-sure, ${optional(business)}, ${optionalAddress}, ${optional(mailing)},
    policyExpiration date, additionalInfo paragraph`,
  'business-first': `${contactFields}, insuranceType! choice ${insuranceTypes.replace(/personal[^|]*\||homeowners\|/g, '')}, ${optional(business)},
    businessType text, yearsInBusiness number, ${['dotNumber usdot', optional(vehicle)]
      .join(', ')
      .replace(/(?=,|$)/g, ' if insuranceType=commercial-auto-fleet|trucking-insurance')}, ${optionalAddress}, ${optional(mailing)},
    preferredLanguage choice en|es|ht|fr|pt|zh|ar|ru preset locale, currentCarrier choice ${carriers}, policyExpiration date,
    specialRequirements paragraph, additionalInfo paragraph`,
  'personal-auto': `${person}, ${homeOfDriver}, ${mailing}, ${carrier}, ownsNoCar flag, ${withCar(vehicle)}, ${history}`,
  'commercial-auto': `${person}, ${business}, ${home}, ${mailing}, ${carrier}, ${vehicle}, dotNumber usdot, driversLicense license secret, fleetSize number`,
  'commercial-property': `${person}, ${business}, ${home}, ${mailing}, ${carrier},
    propertyType! choice hotel|apartment|shopping-center|office-building|warehouse|other,
    yearBuilt year, squareFootage number, buildingCount number, constructionType choice ${commercialConstructions}`,
  homeowners: `${person}, ${home}, ${mailing}, ${carrier}, homeValue number, yearBuilt year,
    constructionType choice frame|masonry|concrete|other, homeType choice single-family|townhouse|condo|mobile-home|other, coverageAmount number`,
  'smart-quote': `insuranceType! choice ${insuranceTypes}, firstName! name, lastName! name, phone! phone or email, email email, preferredLanguage choice en|es|ht|fr|pt|zh|ar|ru preset locale, ${optionalAddress}, zipCode! zip 5, ${mailing},
    currentCarrier choice ${carriers}, policyExpiration date, businessName text, businessType text, yearsInBusiness number, einFein ein secret,
    dotNumber usdot, vehicleYear year, vehicleMake text, vehicleModel text, vinNumber vin 17, driversLicense license secret,
    specialRequirements paragraph, additionalInfo paragraph`,
  // Requires an e-mail address or a phone number. The legal limits depend on the state.
  'auto-wizard': `firstName! name, lastName! name, email! email or phone, phone! phone or email, zipCode! zip 5,
    ownsNoCar flag, ${withCar(`year year, make text, model text, vin vin 17, ${usage}`)}, ${filing},
    bodily_injury choice 10000/20000|15000/30000|25000/50000|50000/100000|100000/200000|100000/300000|250000/500000,
    property_damage choice 10000|15000|20000|25000|50000|100000, pip_deductible choice 0|250|500|1000,
    comprehensive flag, collision flag, rental flag, towing flag, license_status choice ${licenses}, sr22_needed flag implicit,
    accidents choice ${counts}, violations choice ${counts}`,
  contact: `name! name, email! email, phone phone, inquiryType! choice ${inquiries},
    preferredLanguage choice en|es|ht|pt|fr|zh|ar|ru|de|ja|ko preset locale, message! paragraph`,
  chat: 'name! name, phone! phone, email! email, insuranceType text, message paragraph, transcript paragraph implicit',
  guide: 'name! name, email! email',
  resource: 'name! name, email! email, phone phone, resource! text',
  newsletter: 'name name, email! email',
  coi: `insuredBusinessName! text, ${contact},
    policyTypes! choices auto-liability|general-liability|motor-truck-cargo|workers-comp|umbrella-excess|property,
    requiredLimits choices auto-1m-csl|gl-1m-2m|cargo|umbrella, cargoLimitAmount! number if requiredLimits=cargo,
    umbrellaAmount! number if requiredLimits=umbrella, otherLimits text,
    purposeType choice shipper-broker|lease|jobsite|municipality|lienholder|building-lender|other,
    projectName text if purposeType=lease|jobsite|municipality, financedVehicle text if purposeType=lienholder, vinNumber vin 17 if purposeType=lienholder,
    propertyAddress address if purposeType=building-lender, loanNumber text if purposeType=lienholder|building-lender, uploadedFile file,
    deliveryPreference! choice email-to-holder|copy-to-insured|both|fax|mail, faxNumber! phone if deliveryPreference=fax,
    certificateHolderName! text, certificateHolderEmail email, certificateHolderAddress address needs deliveryPreference=mail,
    additionalInsured flag, primaryNonContributory flag, waiverOfSubrogation flag, perProjectAggregate flag, thirtyDayNotice flag,
    neededByDate! date, neededByTime time needs neededByDate<72h, notes paragraph, authorization! flag`,
  'review-personal': `fullName! name, email! email, mobile! phone, homeAddress! address, currentCarrier choice ${carriers}, renewalDate date, currentPremium number,
    needsSR22 choice yes|no, driverCount number, vehicleCount number, vinList vins secret,
    topConcern choices price|filing|coverage-gaps|claims-service|payment-plan|new-driver, consent! flag`,
  'review-commercial': `businessName! text, usdotNumber usdot, mcNumber text, ${contact}, garagingAddress! address, powerUnits! number, driverCount number,
    radius! choice local|regional|otr, routes text, commodities text, autoLiabilityLimit choice 300k|750k|1m|1.5m|2m|5m|other,
    cargoLimit number, trailerInterchange flag, lossRunsAvailable flag, workersCompNeeded flag, renewalDate date, currentPremium number,
    primaryGoal choices lower-premium|higher-limits|new-authority|loss-control|certificates|growth, consent! flag`,
  'review-property': `entityName! text, ${contact}, propertyAddress! address,
    occupancyType! choice hoa-coa|hotel-motel|apartments|strip-mall|shopping-center|other, yearBuilt year, totalSqFt number, buildingCount number,
    constructionType choice ${commercialConstructions}, updates paragraph, currentLimits text, priorClaims paragraph, renewalDate date, currentPremium number,
    primaryGoal choices lower-premium|wind-and-hail|building-updates|vacancy|valuation|lender-requirements, consent! flag`,
  documents: 'client_name! name, client_email! email, message paragraph',
};

export const tableForms = Object.keys(tables);

export function tableOf(form: string): string[] {
  return (tables[form] ?? '')
    .split(',')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .sort();
}

/** Met while the field has one of the values; the value of a ticked box is `yes`. */
export type Condition = { field: string; is: string[] };

export type TableField = {
  name: string;
  kind: string;
  required: boolean;
  options: string[];
  max?: number;
  showIf?: Condition;
  /** Required only while the condition is met. */
  requiredIf?: Condition;
  /** Required only while this field is empty. */
  or?: string;
  preset?: string;
  /** Accepted but never shown: an outside client or the browser adds it. */
  implicit: boolean;
};

const condition = (text: string | undefined): Condition | undefined => {
  const [field, is] = text?.split('=') ?? [];
  return field && is ? { field, is: is.split('|') } : undefined;
};

function fieldOf(line: string): TableField {
  const [head = '', kind = '', ...rules] = line.split(' ');
  const after = (word: string) => (rules.includes(word) ? rules[rules.indexOf(word) + 1] : undefined);
  const [first] = rules;
  const [showIf, requiredIf, or, preset] = [condition(after('if')), condition(after('needs')), after('or'), after('preset')];
  return {
    name: head.replace('!', ''),
    kind,
    required: head.endsWith('!'),
    options: kind === 'choice' || kind === 'choices' || kind === 'state' ? (first?.split('|') ?? []) : [],
    ...(/^\d+$/.test(first ?? '') ? { max: Number(first) } : {}),
    ...(showIf ? { showIf } : {}),
    ...(requiredIf ? { requiredIf } : {}),
    ...(or ? { or } : {}),
    ...(preset ? { preset } : {}),
    implicit: rules.includes('implicit'),
  };
}

export function fieldsOf(form: string): TableField[] {
  return tableOf(form).map(fieldOf);
}

export function requiredAtFirst(form: string): string[] {
  return fieldsOf(form).flatMap(({ name, required, showIf }) => (required && (!showIf || showIf.is.includes('no')) ? [name] : []));
}

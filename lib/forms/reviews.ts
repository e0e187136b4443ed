import {
  autoConcerns,
  carriers,
  commercialConstructions,
  occupancyTypes,
  propertyGoals,
  radii,
  truckGoals,
  truckLimits,
  yesNo,
} from '#lib/site/options.ts';
import { group } from './form-definition.ts';
import { contactConsent, contactPerson, serviceForm } from './blocks.ts';

const review = { kind: 'review', toasts: { failed: 'review' }, attachment: 'review-invitation' } as const;

export const personalReviewForm = serviceForm({
  ...review,
  id: 'review-personal',
  version: 2,
  staffName: 'Personal auto review',
  subjectLabel: 'Personal review',
  insuranceLine: 'personal-auto',
  fields: [
    ...group('you', [
      { name: 'fullName', kind: 'name', required: true, autoComplete: 'name' },
      { name: 'mobile', kind: 'phone', required: true, autoComplete: 'tel' },
      { name: 'email', kind: 'email', required: true, autoComplete: 'email' },
      { name: 'homeAddress', kind: 'address', required: true, max: 300, autoComplete: 'address-line1' },
    ]),
    ...group('policy', [
      { name: 'currentCarrier', kind: 'choice', options: carriers, label: 'currentInsurance', optionsKey: 'currentInsurance' },
      { name: 'renewalDate', kind: 'date' },
      { name: 'currentPremium', kind: 'number', money: true },
      { name: 'needsSR22', kind: 'choice', options: yesNo, optionsKey: 'yesNo' },
      { name: 'driverCount', kind: 'number' },
      { name: 'vehicleCount', kind: 'number' },
      { name: 'vinList', kind: 'vins', secret: true },
      { name: 'topConcern', kind: 'choices', options: autoConcerns },
    ]),
    ...contactConsent,
  ],
});

export const commercialReviewForm = serviceForm({
  ...review,
  id: 'review-commercial',
  version: 2,
  staffName: 'Commercial auto review',
  subjectLabel: 'Commercial review',
  insuranceLine: 'commercial-auto',
  fields: [
    ...group('business', [
      { name: 'businessName', kind: 'text', required: true, autoComplete: 'organization' },
      { name: 'usdotNumber', kind: 'usdot', label: 'dotNumber' },
      { name: 'mcNumber', kind: 'text', max: 20 },
    ]),
    ...contactPerson,
    ...group('fleet', [
      { name: 'garagingAddress', kind: 'address', required: true, max: 300 },
      { name: 'powerUnits', kind: 'number', required: true },
      { name: 'driverCount', kind: 'number', label: 'hiredDriverCount' },
      { name: 'radius', kind: 'choice', required: true, options: radii },
      { name: 'routes', kind: 'text', max: 500 },
      { name: 'commodities', kind: 'text', max: 500 },
    ]),
    ...group('policy', [
      { name: 'autoLiabilityLimit', kind: 'choice', options: truckLimits },
      { name: 'cargoLimit', kind: 'number', money: true },
      { name: 'trailerInterchange', kind: 'flag' },
      { name: 'lossRunsAvailable', kind: 'flag' },
      { name: 'workersCompNeeded', kind: 'flag' },
      { name: 'renewalDate', kind: 'date' },
      { name: 'currentPremium', kind: 'number', money: true },
      { name: 'primaryGoal', kind: 'choices', options: truckGoals, optionsKey: 'truckGoal' },
    ]),
    ...contactConsent,
  ],
});

export const propertyReviewForm = serviceForm({
  ...review,
  id: 'review-property',
  version: 2,
  staffName: 'Commercial property review',
  subjectLabel: 'Property review',
  insuranceLine: 'commercial-property',
  fields: [
    ...group('business', [{ name: 'entityName', kind: 'text', required: true, autoComplete: 'organization' }]),
    ...contactPerson,
    ...group('building', [
      { name: 'propertyAddress', kind: 'address', required: true, max: 300 },
      { name: 'occupancyType', kind: 'choice', required: true, options: occupancyTypes },
      { name: 'yearBuilt', kind: 'year', earliest: 1600 },
      { name: 'totalSqFt', kind: 'number', label: 'squareFootage' },
      { name: 'buildingCount', kind: 'number' },
      { name: 'constructionType', kind: 'choice', options: commercialConstructions },
      { name: 'updates', kind: 'paragraph' },
    ]),
    ...group('policy', [
      { name: 'currentLimits', kind: 'text', max: 300 },
      { name: 'priorClaims', kind: 'paragraph' },
      { name: 'renewalDate', kind: 'date' },
      { name: 'currentPremium', kind: 'number', money: true },
      { name: 'primaryGoal', kind: 'choices', options: propertyGoals, optionsKey: 'propertyGoal' },
    ]),
    ...contactConsent,
  ],
});

import { certificatePurposes, deliveryPreferences, policyTypes, requiredLimits } from '#lib/site/options.ts';
import { type Field, group, type UngroupedField } from './form-definition.ts';
import { contactPerson, serviceForm } from './blocks.ts';

/** If the certificate is needed within this many hours, the time of day is required. */
const urgentHours = 72;

const files = { field: 'uploadedFile', extensions: ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'txt'], maxFiles: 1 };

/** A folded group, for fields that may be left out. A conditional field in it stays required while it is shown. */
const foldedGroup = (name: string, fields: readonly UngroupedField[]): Field[] => group(name, fields).map((field) => ({ ...field, folded: true }));

/** `rememberedGroup`: customers ask for the same certificate holders repeatedly. */
export const certificateForm = serviceForm({
  id: 'coi',
  version: 4,
  kind: 'coi',
  staffName: 'Certificate of insurance',
  subjectLabel: 'COI',
  insuranceLine: 'certificates',
  toasts: { failed: 'coi' },
  rememberedGroup: 'holder',
  files,
  fold: 'certificate',
  attachment: 'certificate',
  fields: [
    ...group('insured', [{ name: 'insuredBusinessName', kind: 'text', required: true, autoComplete: 'organization' }]),
    ...contactPerson,
    ...group('certificate', [
      { name: 'policyTypes', kind: 'choices', required: true, options: policyTypes },
      { name: files.field, kind: 'file' },
    ]),
    ...foldedGroup('contract', [
      { name: 'requiredLimits', kind: 'choices', options: requiredLimits },
      { name: 'cargoLimitAmount', kind: 'number', money: true, required: true, showIf: { field: 'requiredLimits', is: ['cargo'] } },
      { name: 'umbrellaAmount', kind: 'number', money: true, required: true, showIf: { field: 'requiredLimits', is: ['umbrella'] } },
      { name: 'otherLimits', kind: 'text', max: 500 },
      { name: 'purposeType', kind: 'choice', options: certificatePurposes },
      { name: 'projectName', kind: 'text', max: 200, showIf: { field: 'purposeType', is: ['lease', 'jobsite', 'municipality'] } },
      { name: 'financedVehicle', kind: 'text', max: 200, showIf: { field: 'purposeType', is: ['lienholder'] } },
      { name: 'vinNumber', kind: 'vin', showIf: { field: 'purposeType', is: ['lienholder'] } },
      { name: 'propertyAddress', kind: 'address', max: 300, showIf: { field: 'purposeType', is: ['building-lender'] } },
      { name: 'loanNumber', kind: 'text', max: 60, showIf: { field: 'purposeType', is: ['lienholder', 'building-lender'] } },
    ]),
    ...group('delivery', [
      { name: 'deliveryPreference', kind: 'choice', required: true, options: deliveryPreferences },
      { name: 'faxNumber', kind: 'phone', required: true, showIf: { field: 'deliveryPreference', is: ['fax'] } },
    ]),
    ...group('holder', [
      { name: 'certificateHolderName', kind: 'text', required: true },
      { name: 'certificateHolderEmail', kind: 'email', label: 'holderEmail' },
      { name: 'certificateHolderAddress', kind: 'address', max: 300, requiredIf: { field: 'deliveryPreference', is: ['mail'] } },
    ]),
    ...foldedGroup('endorsements', [
      { name: 'additionalInsured', kind: 'flag' },
      { name: 'primaryNonContributory', kind: 'flag' },
      { name: 'waiverOfSubrogation', kind: 'flag' },
      { name: 'perProjectAggregate', kind: 'flag' },
      { name: 'thirtyDayNotice', kind: 'flag' },
    ]),
    ...group('deadline', [
      { name: 'neededByDate', kind: 'date', required: true, notPast: true },
      { name: 'neededByTime', kind: 'time', requiredIf: { field: 'neededByDate', withinHours: urgentHours }, notPast: { on: 'neededByDate' } },
      { name: 'notes', kind: 'paragraph' },
      { name: 'authorization', kind: 'flag', required: true },
    ]),
  ],
});

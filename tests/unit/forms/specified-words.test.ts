import { formToasts } from '#components/forms/make-form-view.ts';
import { formById } from '#lib/forms/registry.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';

const { form, failure, done, steps, submit, toast, selector } = messagesFor('en').forms;
const specifiedFailure = { title: 'Submission Error', text: 'There was an error submitting your request. Please try again.' };

/** The specified error and success messages, with the reference added. */
it.each([
  ['a home form with missing values', form.missing, 'Please fill in all required fields: '],
  ['a button while it sends', form.submitting, 'Submitting...'],
  ['a failure', [failure.title, failure.text], [specifiedFailure.title, specifiedFailure.text]],
  ['the home form, sent', done.home.title, 'Quote request sent! Your reference is {reference}.'],
  [
    'the form of a line, sent',
    [toast.done.lineQuote, done.lineQuote.text],
    ['Quote Request Submitted', "We'll contact you shortly with your quote options."],
  ],
  [
    'the smart quote, sent',
    [toast.done.smart, done.smart.text],
    ['Quote Request Submitted!', "We've received your information and will contact you shortly with your quote."],
  ],
  ['the wizard, sent', [toast.done.wizard, done.wizard.text], ['Quote Request Sent!', "We'll review your information and get back to you by {by}."]],
  ['the guide, sent', [toast.done.guide, done.guide.text], ['Success!', 'Your free insurance review guide has been sent to your email.']],
  [
    'the wizard’s steps',
    Object.values(steps.titles),
    ['Personal Information', 'Vehicle Information', 'Coverage Preferences', 'Driver Information', 'Review and Submit'],
  ],
  ['the wizard’s step count', steps.count, 'Step {step} of {count}'],
  ['the wizard’s buttons', [steps.previous, steps.next, submit.wizard], ['Previous', 'Next Step', 'Get My Quote']],
  ['the link back', selector.back, 'Back to Quote Selection'],
])('has the specified words: %s', (_name, text, expected) => expect(text).toEqual(expected));

it.each([
  ['personal-auto', specifiedFailure, undefined],
  ['auto-wizard', specifiedFailure, undefined],
  [
    'smart-quote',
    {
      title: specifiedFailure.title,
      text: expect.stringMatching(/^There was an error submitting your request\. Please try again or call us at .*\d\.$/),
    },
    {
      field: 'insuranceType',
      code: 'required',
      title: 'Missing Required Field',
      text: 'Please select an Insurance Type before submitting.',
    },
  ],
  [
    'contact',
    { title: 'Error', text: 'There was an error sending your message. Please try again.' },
    {
      field: 'email',
      code: 'email',
      title: 'Invalid Email',
      text: 'Please enter a valid email address.',
    },
  ],
  ['coi', { title: specifiedFailure.title, text: 'There was an issue submitting your request. Please try again.' }, undefined],
  ['review-personal', { title: specifiedFailure.title, text: 'There was an issue scheduling your review. Please try again.' }, undefined],
] as const)('the toasts of the form %s', (id, failed, problem) => {
  expect(formToasts(formById(id), 'en')).toMatchObject({ failed });
  expect(formToasts(formById(id), 'en')?.problem).toEqual(problem);
});

it('has different words in each language', () => {
  const textsOf = (locale: (typeof locales)[number]) => {
    const { failure: failed, form: formWords, problems } = messagesFor(locale).forms;
    return [formWords.missing, failed.text, failed.offline, ...Object.values(problems)];
  };
  const [en = [], es = [], pt = []] = locales.map(textsOf);
  expect(en.filter((text, at) => text === es[at] || text === pt[at])).toEqual([]);
});

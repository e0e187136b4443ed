/**
 * Absolutes and deadlines that messages may say without a fact. `keys`: keys of messages, `*` for any end. `words`: the absolutes of all
 * languages, in lower case. `why`: the reason that they may. `source`: where it was read.
 */
export type ReviewedAbsolute = { keys: string; words: string; why: string; source?: string };

const never = 'never|nunca';
const today = 'today|hoy|hoje';
const must =
  'must|debe|deben|hay que|tiene que|tienen que|deve|devem|tem que|têm que|tem de|têm de|é preciso|precisa (?:estar|ser|ter)|precisam (?:estar|ficar)';
const required = 'obligatori[oa]s?|obrigatóri[oa]s?';
const sameDay = 'same day|mismo día|mesmo dia';
const atOnce = 'at once|right away|inmediato|enseguida|al instante|al momento|sin demora|na hora|sem demora';
const cheaper = 'cheapest|lowest|más (?:barat|baj)[oa]s?|mais (?:barat|baix)[oa]s?';

export const reviewedAbsolutes: readonly ReviewedAbsolute[] = [
  {
    keys: `chat.topics.privacy.reply forms.consent.* forms.form.promise site.footer.policyLanguage pages.about.cards.items.private.text pages.dui.form.lead pages.free-guide.form.lead
      pages.home.why.items.privacy pages.privacy.* pages.smart-quote.form.aside.items.data pages.license-and-papers.prose.items.who pages.transportation-hub.faq.items.email.answer`,
    words: never,
    why: 'the rule of the privacy notice: data are not sold',
  },
  { keys: 'pages.client-portal.payments.lead', words: never, why: 'payments are links to the companies; the site has no field for a card' },
  {
    keys: `forms.groups.insurance downloads.schedule.* pages.coi-request.contact.heading pages.coi-request.hero.lead pages.commercial.faq.items.certificate.question
      pages.blog-certificates.hero.heading pages.transportation-hub.start.heading pages.lapse.faq.items.today.question pages.senior-drivers.table.items.collision.ask`,
    words: today,
    why: 'a question about the day of the visit',
  },
  {
    keys: `downloads.documents.hours-of-service.parts.cab.checks.device.title pages.free-guide.list.items.who
      pages.blog-transportation.article.items.check.* pages.commercial-property.hard.items.historic.text pages.commercial-property.hero.lead pages.personal-auto.hero.heading
      pages.state-nc.prose.items.limits pages.high-risk.why.items.honest pages.blog-suspension.article.items.money.text
      pages.blog-suspension.hero.lead pages.lapse.cards.heading`,
    words: today,
    why: 'the current state of things, no promise of a result',
  },
  { keys: 'site.contact.closedNow pages.about.list.items.reference', words: 'a más tardar', why: 'counted by the clock of the office hours' },
  { keys: 'mail.visitor.summary.* forms.problems.past', words: today, why: 'counted by the server' },
  { keys: 'forms.delay.*', words: today, why: 'counted by the clock of the office hours and holidays' },
  {
    keys: `forms.form.onlyIf.* forms.form.missing forms.form.required
      forms.toast.problem.smart.title forms.labels.policyTypes pages.contact.list.lead`,
    words: `within|${required}|${must}`,
    why: 'a rule of the form, which has tests of its own',
  },
  {
    keys: 'forms.hints.einFein pages.commercial-auto.faq.items.ein.answer',
    words: never,
    why: 'a warning not to send a Social Security number',
  },
  {
    keys: 'forms.problems.vins tools.vin.letters',
    words: never,
    why: 'the alphabet of VINs, which the tests of the VIN decoder check',
  },
  {
    keys: `forms.options.previousLapse.* pages.lapse.form.lead pages.license-and-papers.description pages.license-and-papers.prose.titles.never pages.lapse.faq.items.never.* pages.home.testimonials.items.filing pages.blog-suspension.article.items.reason.*
      pages.blog-commercial.article.items.mistakes.points pages.workers-comp.list.items.classes pages.products.services.items.record.text`,
    words: never,
    why: 'what a visitor, a client or a worker did not do',
  },
  {
    keys: `downloads.documents.authority-timeline.parts.order.checks.agent.text forms.failure.uploadsTooMany pages.commercial-auto.bundle.items.certificate.title
      pages.documents.steps.items.choose.text pages.high-risk.description pages.states.list.heading site.refused.tooLarge.heading videos.limited.title`,
    words: 'at once',
    why: 'several at the same time',
  },
  {
    keys: 'pages.about.cta.text pages.client-portal.services.lead pages.documents.description pages.free-guide.form.lead site.newsletter.unsubscribe.lead',
    words: atOnce,
    why: 'the server does it before it answers',
  },
  {
    keys: `downloads.documents.crash-kit.parts.now.heading downloads.documents.crash-kit.parts.test.text pages.claims-help.steps.items.safe.text pages.claims-help.cards.items.workers.text pages.dui.faq.items.drop.answer
      pages.personal-auto.faq.items.switch.answer pages.contact.list.heading downloads.documents.driver-file.subtitle pages.blog-transportation.article.items.mcs90.text
      pages.transportation-hub.tools.heading`,
    words: `${atOnce}|${sameDay}`,
    why: 'advice about what the reader does, no promise',
  },
  {
    keys: `chat.topics.autoRenewed.reply chat.topics.boatDamage.reply chat.topics.cdlDui.reply chat.topics.compDenied.reply chat.topics.equipmentStolen.reply
      chat.topics.filingAtStop.reply chat.topics.homeContractor.reply chat.topics.insuredNoLicense.reply chat.topics.letterForCourt.reply
      chat.topics.lowOffer.reply chat.topics.mcInLlc.reply chat.topics.otherLawyer.reply chat.topics.truckCamera.reply chat.topics.truckDriverLeft.reply
      chat.topics.undocumentedVictim.reply`,
    words: `${today}|${atOnce}|${sameDay}|${must}`,
    why: 'advice about what the reader does, no promise',
  },
  {
    keys: 'downloads.documents.crash-kit.parts.test.text',
    words: 'within|en cuestión de',
    why: 'alcohol tests are due within eight hours of a crash, drug tests within 32',
    source: 'https://roadworthyhq.com/violations/382-303-post-accident-testing',
  },
  {
    keys: `pages.lapse.cards.items.review.title pages.lapse.faq.items.notice.answer pages.commercial-auto.bundle.lead pages.specialty-homeowners.faq.items.quickly.answer`,
    words: sameDay,
    why: 'many companies offer it on the day of payment; the text says "can" or "sometimes"',
  },
  {
    keys: 'filing.steps.filed.text pages.sr-22.steps.items.filing.text',
    words: 'within|24 hours|en menos de|24 horas|em até',
    why: 'the text says that many companies do it; the state records it later',
  },
  {
    keys: 'pages.lapse.faq.items.today.answer',
    words: never,
    why: 'insurance is not written for a time that is over',
  },
  {
    keys: 'filing.steps.keep.* pages.fr-44.faq.items.lower.answer pages.sr-22.faq.items.payment.answer pages.sr-22.steps.items.keep.text',
    words: `never|within|plazo de|em até|${must}`,
    why: 'an insurer that certified a policy reports its end; the days are a fact of the state',
    source: 'docs/law: rows 6 to 8 and 10 of each state',
  },
  {
    keys: 'pages.sr-22.prose.items.follow pages.fr-44.prose.items.time pages.fr-44.faq.items.full.answer',
    words: `${must}|${cheaper}`,
    why: 'an FR-44 or SR-22 needs an active policy with its limits for its whole term',
    source: 'https://syfert.com/florida/statutes/0324.023.html',
  },
  {
    keys: 'site.facts.lapseReportDays site.facts.minPip filing.table.duties.*',
    words: `within|plazo de|em até|${must}|${required}`,
    why: 'the label of a fact that stands beside it',
  },
  {
    keys: 'pages.senior-drivers.table.items.medical.then',
    words: required,
    why: 'PIP in Florida',
    source: 'https://flhsmv.gov/insurance/uninsured-motorist-rate',
  },
  {
    keys: `pages.state-ga.faq.items.installments.answer pages.states.list.items.higher pages.state-tn.*
      pages.state-al.description pages.state-ky.description pages.state-ms.description pages.states.hero.lead`,
    words: must,
    why: 'what the law of the state asks; its figures stand beside it',
    source: 'docs/law: rows 1 and 8 of each state',
  },
  {
    keys: `pages.blog-commercial.facts.items.* pages.commercial-auto.bundle.items.workers.text pages.workers-comp.florida.*
      pages.workers-comp.list.items.states pages.workers-comp.faq.items.contractors.answer`,
    words: `${must}|${required}`,
    why: 'workers’ compensation is compulsory from a number of employees that each state sets',
    source: 'http://myfloridacfo.com/Division/wc/Employer/coverage.htm',
  },
  {
    keys: 'pages.commercial-auto.minimums.* pages.blog-transportation.article.items.liability.*',
    words: `lowest|dentro de|${must}|${never}|${cheaper}`,
    why: 'federal minimums for carriers across state lines; liability pays others only',
    source: 'https://www.fmcsa.dot.gov/registration/insurance-filing-requirements',
  },
  {
    keys: 'pages.blog-transportation.article.items.mcs90.text',
    words: `${never}|${must}`,
    why: 'what the MCS-90 endorsement says',
    source: 'https://letters.voltaire.claims/letters/commercial-auto-mcs-90-endorsement-notice',
  },
  {
    keys: 'pages.transportation-hub.resources.items.driver-file.text',
    words: must,
    why: 'the driver qualification file',
    source: 'http://blog.omb.report/icr/202012-2126-004/doc/107482300',
  },
  {
    keys: 'pages.commercial-auto.form.note pages.transportation-hub.faq.items.garage.answer',
    words: must,
    why: 'trucks are insured where the agency is licensed',
  },
  {
    keys: `downloads.documents.certificate-sample.* pages.blog-certificates.* pages.blog-suspension.article.items.*
      pages.coi-request.steps.items.coverage.title pages.products.services.items.* pages.blog-commercial.article.items.contracts.text pages.blog-transportation.article.items.proof.text
      pages.commercial-property.cards.items.hoa.text pages.commercial-property.faq.items.vacancy.answer`,
    words: must,
    why: 'what papers, contracts and clauses ask for: names that match, endorsements that are on the policy',
  },
  {
    keys: `pages.free-guide.list.items.dates pages.home.cards.items.suspended.text pages.personal-auto.description pages.senior-drivers.*
      pages.lapse.faq.items.notice.answer pages.state-ms.faq.items.deploy.answer pages.state-sc.faq.items.student.answer
      pages.transportation-hub.start.items.review.text pages.which-filing.hero.lead pages.workers-comp.* pages.young-drivers.form.lead site.contact.faxText
      pages.blog-transportation.hero.lead pages.blog-transportation.article.items.cargo.after`,
    words: must,
    why: 'advice, or what is owed',
  },
  {
    keys: `filing.about.letter pages.fr-44.facts.items.minimum.note pages.sr-22.cards.items.review.text
      pages.state-nc.form.heading pages.state-nc.prose.items.elsewhere pages.state-tn.hero.heading`,
    words: must,
    why: 'a state or its letter asks for it; the text says "where" or "when"',
  },
  { keys: 'pages.claims-help.hero.heading pages.states.cta.text portal.documents.ui.broken', words: must, why: 'what the reader has to do next' },
  { keys: 'filing.stepDates.by filing.clues.VA', words: 'a más tardar', why: 'the day stands beside it or on the letter' },
  {
    keys: 'forms.failure.unavailable site.refused.unavailable.text site.newsletter.later.*',
    words: 'en unos minutos',
    why: 'asks the reader to try again; it promises no result',
  },
  {
    keys: 'pages.blog-suspension.title pages.blog-suspension.hero.heading',
    words: '48 horas',
    why: 'the reader’s first two days',
  },
  { keys: 'pages.blog-suspension.cta.text', words: 'en pocos minutos|em poucos minutos', why: 'how long the call takes; the text says "can"' },
  {
    keys: 'chat.unreached pages.about.cards.items.straight.text',
    words: 'ahora mismo|cuanto antes|quanto antes',
    why: '"right now" and "the sooner": no promise',
  },
  { keys: 'pages.terms.ours.items.care', words: 'always|siempre|sempre|never|nunca', why: 'says that nothing is promised' },
  {
    keys: `pages.blog-commercial.article.items.price.text pages.blog-suspension.article.items.*
      pages.blog-transportation.article.items.* pages.young-drivers.faq.items.cheaper.question`,
    words: cheaper,
    why: 'a comparison that warns of the lowest price or asks about it; it promises none',
  },
  {
    keys: 'pages.blog-commercial.article.items.more.points pages.products.staffing.items.cleaning.text pages.smart-quote.partners.items.surety.title',
    words: 'guarantees|garantiza|garantia|garante',
    why: 'what a surety bond is',
  },
  {
    keys: 'pages.commercial-property.hard.items.coastal.text pages.specialty-homeowners.steps.items.shop.text',
    words: 'garantia',
    why: 'the state guaranty fund, which does not stand behind a surplus lines policy',
    source: 'https://instalawyer.io/laws/code-of-virginia/382-4806-notice-to-insured',
  },
  {
    keys: 'pages.privacy.share.items.carriers',
    words: must,
    why: 'what whoever decides by a consumer report owes to the consumer',
    source: 'https://checkoutapi.com/uscode/title15_chapter41_subchapterIII_section1681m',
  },
  {
    keys: 'pages.blog-certificates.article.items.contractors.text pages.workers-comp.list.items.subcontractors',
    words: 'na hora',
    why: 'at the time of the audit',
  },
  {
    keys: `downloads.documents.insurance-review.parts.limits.checks.liability.text pages.blog-suspension.article.items.deadline.text
      pages.lapse.faq.items.forever.question pages.specialty-homeowners.hero.heading pages.blog-commercial.article.items.first.after
      pages.blog-sr22.article.items.car.text`,
    words: 'dentro de|siempre|sempre',
    why: 'part of another phrase: "dentro de la ley", "las aseguradoras de siempre", "siempre asegurado", "sempre que"',
  },
  {
    keys: 'desk.inbox.view.today',
    words: 'today|hoy|hoje',
    why: 'the name of a view of the desk: what came in today',
  },
];

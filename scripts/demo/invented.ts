import type { Locale } from '#lib/i18n/routing.ts';
import type { StateCode } from '#lib/site/states.ts';

/** Everything that invented visitors are made of. Nobody of these is real; numbers are of the range 555-0100 to 555-0199, which nobody has. */

const english = {
  first: [
    'James',
    'Tasha',
    'Robert',
    'Linda',
    'Marcus',
    'Emily',
    'Darnell',
    'Grace',
    'Kevin',
    'Patricia',
    'Andre',
    'Megan',
    'Walter',
    'Denise',
    'Tyler',
  ],
  last: [
    'Whitfield',
    'Brooks',
    'Carter',
    'Holloway',
    'Jenkins',
    'Pruitt',
    'Simmons',
    'Tate',
    'McAllister',
    'Greene',
    'Boudreaux',
    'Hensley',
    "O'Neal",
  ],
};
const spanish = {
  first: [
    'María José',
    'Carlos',
    'Yolanda',
    'Luis',
    'Ana Lucía',
    'Jorge',
    'Rosa',
    'Miguel',
    'Daniela',
    'Héctor',
    'Íngrid',
    'Ramón',
    'Beatriz',
    'Óscar',
  ],
  last: ['Pérez', 'González Ruiz', 'Castillo', 'Núñez', 'Herrera', 'Maldonado', 'Ortega', 'Quintero', 'Salazar', 'Vargas', 'Muñoz', 'Echeverría'],
};
const portuguese = {
  first: ['João', 'Patrícia', 'Thiago', 'Fernanda', 'Antônio', 'Luciana', 'Gustavo', 'Camila', 'Sérgio', 'Débora', 'Márcio', 'Simone'],
  last: ['Silva', 'Gonçalves', 'Araújo', 'Teixeira', 'Moura', 'Cardoso', 'de Souza', 'Brandão', 'Magalhães', 'Pacheco', 'Conceição'],
};
export const names: Readonly<Record<Locale, typeof english>> = { en: english, es: spanish, pt: portuguese };

type Place = { cities: readonly (readonly [city: string, zip: string])[]; areas: readonly string[] };
/** Cities by state, each with a ZIP code of it, and area codes of the state. */
export const places: Readonly<Record<StateCode, Place>> = {
  FL: {
    cities: [
      ['Miami', '33131'],
      ['Hialeah', '33012'],
      ['Orlando', '32801'],
      ['Tampa', '33602'],
      ['Jacksonville', '32202'],
      ['Kissimmee', '34741'],
    ],
    areas: ['305', '407', '813', '904', '561', '954', '727', '786', '941', '321', '352', '386', '772', '850', '863', '239'],
  },
  GA: {
    cities: [
      ['Atlanta', '30303'],
      ['Savannah', '31401'],
      ['Marietta', '30060'],
    ],
    areas: ['404', '912', '770', '678', '706', '478', '229'],
  },
  AL: {
    cities: [
      ['Birmingham', '35203'],
      ['Mobile', '36602'],
    ],
    areas: ['205', '251', '256', '334'],
  },
  SC: {
    cities: [
      ['Charleston', '29401'],
      ['Greenville', '29601'],
    ],
    areas: ['843', '864', '803'],
  },
  NC: {
    cities: [
      ['Charlotte', '28202'],
      ['Raleigh', '27601'],
    ],
    areas: ['704', '919', '336', '910', '828', '252'],
  },
  TN: {
    cities: [
      ['Nashville', '37203'],
      ['Memphis', '38103'],
    ],
    areas: ['615', '901', '865', '423', '931', '731'],
  },
  KY: {
    cities: [
      ['Louisville', '40202'],
      ['Lexington', '40507'],
    ],
    areas: ['502', '859', '270', '606'],
  },
  VA: {
    cities: [
      ['Richmond', '23219'],
      ['Norfolk', '23510'],
    ],
    areas: ['804', '757', '703', '540', '434', '276'],
  },
  MS: {
    cities: [
      ['Jackson', '39201'],
      ['Biloxi', '39530'],
    ],
    areas: ['601', '228', '662'],
  },
  LA: {
    cities: [
      ['New Orleans', '70112'],
      ['Baton Rouge', '70801'],
    ],
    areas: ['504', '225', '318', '337', '985'],
  },
};

export const streets = [
  'Palm Avenue',
  'Oak Street',
  'Magnolia Drive',
  'Bayview Road',
  'Church Street',
  'Pine Ridge Lane',
  'Harbor Boulevard',
  'Cedar Court',
];

export const cars = [
  ['Toyota', 'Camry'],
  ['Honda', 'Civic'],
  ['Ford', 'F-150'],
  ['Nissan', 'Altima'],
  ['Chevrolet', 'Silverado'],
  ['Hyundai', 'Elantra'],
  ['Jeep', 'Wrangler'],
  ['Kia', 'Sorento'],
] as const;

export const trucks = [
  ['Freightliner', 'Cascadia'],
  ['Kenworth', 'T680'],
  ['Isuzu', 'NPR'],
  ['Peterbilt', '579'],
  ['Ford', 'Transit'],
] as const;

export const trades = ['Roofing', 'Landscaping', 'Trucking', 'Catering', 'Drywall', 'Cleaning', 'Electric', 'Freight', 'Painting', 'Home Care'];
export const sourcePages = ['/', '/', '/get-quote', '/auto-quote', '/contact', '/client-portal/documents'];

/** What visitors write. */
export const wishes: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'I need proof of insurance before my hearing next week.',
    'My renewal went up a lot. Can you look for something else?',
    'Please call after 5, I drive during the day.',
    'I just moved here and have no policy in this state yet.',
    'The bank asks for the policy before closing.',
  ],
  es: [
    'Necesito el comprobante de seguro antes de la audiencia.',
    'Me subió mucho la renovación. ¿Pueden buscar otra opción?',
    'Llámeme después de las 5, de día estoy manejando.',
    'Acabo de mudarme y todavía no tengo póliza en este estado.',
    'Mi licencia está suspendida y quiero volver a manejar.',
  ],
  pt: [
    'Preciso do comprovante de seguro antes da audiência.',
    'A renovação ficou muito cara. Vocês podem procurar outra opção?',
    'Me ligue depois das 5, durante o dia estou dirigindo.',
    'Acabei de me mudar e ainda não tenho apólice neste estado.',
    'O banco pede a apólice antes de fechar a compra.',
  ],
};

/** Notes of the staff, who write English among themselves. */
export const notes = [
  'Left a voicemail, trying again tomorrow morning.',
  'Asked for the declarations page of the current policy.',
  'Wants to compare two deductibles. Quote in progress with two companies.',
  'Prefers WhatsApp. Sends photos of the registration tonight.',
  'Spouse decides too, both are home after 6.',
  'Sent the quote, follow up on Thursday.',
  'Has the letter of the state, the filing is due at the end of the month.',
  'Lower mileage than on the form: works from home now.',
];

export const advertisements = [
  'We rank your site first: https://seo.example/offer',
  'Cheap leads today www.leads.example',
  'Crypto income https://coins.example/now',
];

import type { CuratedVideo } from './curated-video.ts';

/**
 * Videos without a live search. With `sample` they are only subjects, each with its page, and none is played or published. Set it to false with real
 * ids and dates.
 */
export const curatedVideos: { readonly sample: boolean; readonly videos: readonly CuratedVideo[] } = {
  sample: true,
  videos: [
    {
      id: 'sample-0016',
      page: 'which-filing',
      categories: ['featured', 'high-risk'],
      title: {
        en: 'Which filing do I need? Five questions, two minutes',
        es: '¿Qué formulario necesito? Cinco preguntas, dos minutos',
        pt: 'De qual formulário preciso? Cinco perguntas, dois minutos',
      },
      channel: 'Sample channel',
      published: '2026-08-24',
    },
    {
      id: 'sample-0017',
      page: 'blog-suspension',
      categories: ['featured', 'high-risk'],
      title: {
        en: 'License suspended: your first 48 hours',
        es: 'Licencia suspendida: sus primeras 48 horas',
        pt: 'Carteira suspensa: suas primeiras 48 horas',
      },
      channel: 'Sample channel',
      published: '2026-08-31',
    },
    {
      id: 'sample-0001',
      page: 'personal-auto',
      categories: ['featured', 'auto'],
      title: {
        en: 'Car insurance in plain words: what each coverage pays',
        es: 'El seguro de auto en palabras sencillas: qué paga cada cobertura',
        pt: 'Seguro de carro em palavras simples: o que cada cobertura paga',
      },
      channel: 'Sample channel',
      published: '2026-03-02',
    },
    {
      id: 'sample-0002',
      page: 'states',
      categories: ['auto'],
      title: {
        en: 'How to choose your liability limits',
        es: 'Cómo elegir sus límites de responsabilidad civil',
        pt: 'Como escolher os limites de responsabilidade civil',
      },
      channel: 'Sample channel',
      published: '2026-03-16',
    },
    {
      id: 'sample-0003',
      page: 'claims-help',
      categories: ['auto'],
      title: {
        en: 'What to do in the first hour after a crash',
        es: 'Qué hacer en la primera hora después de un choque',
        pt: 'O que fazer na primeira hora depois de uma batida',
      },
      channel: 'Sample channel',
      published: '2026-04-06',
    },
    {
      id: 'sample-0004',
      page: 'personal-auto',
      categories: ['auto'],
      title: {
        en: 'Uninsured drivers: why your own policy matters',
        es: 'Conductores sin seguro: por qué importa su propia póliza',
        pt: 'Motoristas sem seguro: por que a sua apólice faz diferença',
      },
      channel: 'Sample channel',
      published: '2026-04-20',
    },
    {
      id: 'sample-0005',
      page: 'specialty-homeowners',
      categories: ['featured', 'home'],
      title: {
        en: 'Homeowners insurance: reading your declarations page',
        es: 'Seguro de casa: cómo leer su página de declaraciones',
        pt: 'Seguro residencial: como ler a página de declarações',
      },
      channel: 'Sample channel',
      published: '2026-02-09',
    },
    {
      id: 'sample-0006',
      page: 'specialty-homeowners',
      categories: ['home'],
      title: {
        en: 'Flood insurance: what a homeowners policy leaves out',
        es: 'Seguro de inundación: lo que la póliza de casa no cubre',
        pt: 'Seguro contra enchente: o que a apólice residencial não cobre',
      },
      channel: 'Sample channel',
      published: '2026-05-11',
    },
    {
      id: 'sample-0007',
      page: 'specialty-homeowners',
      categories: ['home'],
      title: {
        en: 'Hurricane deductibles with an example in dollars',
        es: 'Deducibles por huracán con un ejemplo en dólares',
        pt: 'Franquia de furacão com um exemplo em dólares',
      },
      channel: 'Sample channel',
      published: '2026-05-25',
    },
    {
      id: 'sample-0008',
      page: 'commercial-auto',
      categories: ['featured', 'commercial'],
      title: {
        en: 'Trucking insurance: which limits the law requires',
        es: 'Seguro para camiones: qué límites exige la ley',
        pt: 'Seguro para caminhões: que limites a lei exige',
      },
      channel: 'Sample channel',
      published: '2026-01-19',
    },
    {
      id: 'sample-0019',
      page: 'commercial-property',
      categories: ['featured', 'commercial'],
      title: {
        en: 'Condo boards: the master policy and the wind deductible',
        es: 'Juntas de condominio: la póliza maestra y el deducible por viento',
        pt: 'Condomínios: a apólice do condomínio e a franquia de vento',
      },
      channel: 'Sample channel',
      published: '2026-09-14',
    },
    {
      id: 'sample-0009',
      page: 'coi-request',
      categories: ['commercial'],
      title: {
        en: 'Certificates of insurance: how to ask for one',
        es: 'Certificados de seguro: cómo pedir uno',
        pt: 'Certificado de seguro: como pedir o seu',
      },
      channel: 'Sample channel',
      published: '2026-06-08',
    },
    {
      id: 'sample-0010',
      page: 'workers-comp',
      categories: ['commercial'],
      title: {
        en: 'Workers’ compensation for small businesses',
        es: 'Compensación laboral para negocios pequeños',
        pt: 'Workers’ comp (seguro de acidentes de trabalho) para pequenas empresas',
      },
      channel: 'Sample channel',
      published: '2026-06-22',
    },
    {
      id: 'sample-0011',
      page: 'sr-22',
      categories: ['high-risk'],
      title: {
        en: 'SR-22: what it is and how long you need it',
        es: 'SR-22: qué es y por cuánto tiempo lo necesita',
        pt: 'SR-22: o que é e por quanto tempo você precisa dele',
      },
      channel: 'Sample channel',
      published: '2026-02-23',
    },
    {
      id: 'sample-0012',
      page: 'fr-44',
      categories: ['high-risk'],
      title: {
        en: 'FR-44 after a DUI: limits, cost, and how long you need it',
        es: 'FR-44 después de un DUI: límites, costo y duración',
        pt: 'FR-44 depois de um DUI: limites, custo e quanto dura',
      },
      channel: 'Sample channel',
      published: '2026-07-06',
    },
    {
      id: 'sample-0013',
      page: 'lapse',
      categories: ['high-risk'],
      title: {
        en: 'Getting insured again after a lapse',
        es: 'Cómo volver a tener seguro después de un tiempo sin él',
        pt: 'Como voltar a ter seguro depois de ficar sem cobertura',
      },
      channel: 'Sample channel',
      published: '2026-07-20',
    },
    {
      id: 'sample-0014',
      page: 'contact',
      categories: ['life'],
      title: {
        en: 'Term or whole life: the difference in plain words',
        es: 'Seguro de vida a término o permanente: la diferencia en palabras sencillas',
        pt: 'Seguro de vida temporário ou permanente: a diferença em palavras simples',
      },
      channel: 'Sample channel',
      published: '2026-08-03',
    },
    {
      id: 'sample-0015',
      page: 'contact',
      categories: ['life'],
      title: {
        en: 'Health insurance terms: premium, deductible, and copay',
        es: 'Términos del seguro médico: prima, deducible, copago',
        pt: 'Termos do plano de saúde: mensalidade, franquia, coparticipação',
      },
      channel: 'Sample channel',
      published: '2026-08-17',
    },
    {
      id: 'sample-0018',
      page: 'blog-sr22',
      categories: ['high-risk'],
      title: {
        en: 'What Florida asks of a driver with an SR-22',
        es: 'Qué le pide Florida a un conductor con SR-22',
        pt: 'O que a Flórida pede a um motorista com SR-22',
      },
      channel: 'Sample channel',
      published: '2026-09-07',
    },
  ],
};

/** The videos that can be watched; none while the list is a sample. */
export const publishedVideos: readonly CuratedVideo[] = curatedVideos.sample ? [] : curatedVideos.videos;

import type { InLanguages } from './site-languages.ts';
import type { VideoCategory } from './video-categories.ts';

type Spoken = InLanguages<string>;

export type CuratedVideo = {
  /** YouTube id of eleven characters. */
  id: string;
  categories: readonly VideoCategory[];
  title: Spoken;
  /** The answer in one or two sentences; a sample shows it. */
  summary: Spoken;
  /** A page of the site on the same subject: the target of a sample. */
  page: string;
  channel: string;
  /** YYYY-MM-DD. */
  published: string;
};

/**
 * Videos without a live search. With `sample` they are only subjects, each with its page, and none is played or published. Set it to false with real
 * ids and dates.
 */
export const curatedVideos: { readonly sample: boolean; readonly videos: readonly CuratedVideo[] } = {
  sample: true,
  videos: [
    {
      id: 'sample-0001',
      page: 'personal-auto',
      categories: ['featured', 'auto'],
      title: {
        en: 'Car insurance in plain words: what each coverage pays',
        es: 'El seguro de auto en palabras sencillas: qué paga cada cobertura',
        pt: 'Seguro de carro em palavras simples: o que cada cobertura paga',
      },
      summary: {
        en: 'Liability pays the people you hurt. Collision and comprehensive pay for your own car. Uninsured motorist pays when the other driver can’t.',
        es: 'La responsabilidad civil paga a las personas que usted lesione. La de colisión y la cobertura amplia (comprehensive) pagan el arreglo de su propio carro. La de conductor sin seguro (uninsured motorist) paga cuando el otro no puede.',
        pt: 'A responsabilidade civil paga a quem você ferir. As coberturas de colisão (collision) e de roubo, tempestade e vidros (comprehensive) pagam o conserto do seu próprio carro. A cobertura contra motorista sem seguro paga quando o outro não pode.',
      },
      channel: 'Sample channel',
      published: '2026-03-02',
    },
    {
      id: 'sample-0002',
      page: 'states',
      categories: ['featured', 'auto'],
      title: {
        en: 'How to choose your liability limits',
        es: 'Cómo elegir sus límites de responsabilidad civil',
        pt: 'Como escolher os limites de responsabilidade civil',
      },
      summary: {
        en: 'The legal minimum may not cover one bad crash, and the rest comes out of your own pocket. Choose limits that protect what you own.',
        es: 'El mínimo legal puede no alcanzar para un choque grave, y el resto sale de su bolsillo. Elija límites que protejan lo que usted tiene.',
        pt: 'O mínimo legal pode não cobrir uma batida grave, e o resto sai do seu bolso. Escolha limites que protejam o que você tem.',
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
      summary: {
        en: 'Get safe, call 911 if anyone is hurt, take photos, swap insurance details, and report it right away.',
        es: 'Póngase a salvo, llame al 911 si hay heridos, tome fotos, intercambie los datos del seguro y repórtelo de inmediato.',
        pt: 'Vá para um lugar seguro, ligue para o 911 se alguém se feriu, tire fotos, troque os dados do seguro e avise a seguradora logo.',
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
      summary: {
        en: 'Some drivers have no insurance or too little. With this coverage, your own policy pays for your injuries when they hit you.',
        es: 'Algunos conductores no tienen seguro o tienen muy poco. Con la cobertura de conductor sin seguro (uninsured motorist), su propia póliza cubre sus lesiones si uno de ellos lo choca.',
        pt: 'Alguns motoristas não têm seguro ou têm pouco. Com a cobertura contra motorista sem seguro (uninsured motorist), a sua própria apólice paga os seus ferimentos se um deles bater em você.',
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
      summary: {
        en: 'It’s the summary at the front of your policy: what’s insured, each limit, each deductible, and your lender’s name.',
        es: 'Es el resumen al comienzo de su póliza: qué está asegurado, cada límite, cada deducible y el nombre de su prestamista.',
        pt: 'É o resumo no começo da apólice: o que está segurado, cada limite, cada franquia e o nome do banco que financia a casa.',
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
      summary: {
        en: 'A homeowners policy usually doesn’t cover flood damage. A separate flood policy does, and it may start only after a waiting period.',
        es: 'La póliza de casa por lo general no cubre inundaciones. Las cubre una póliza aparte, que a veces no empieza hasta que pasa un período de espera.',
        pt: 'A apólice residencial em geral não cobre enchente. Quem cobre é uma apólice à parte, que pode começar só depois de um período de carência.',
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
      summary: {
        en: 'It’s often a percentage, not a flat amount. On a home insured for $300,000, 2% means you pay the first $6,000.',
        es: 'Muchas veces es un porcentaje, no una cantidad fija. En una casa asegurada por $300,000, un deducible del 2% significa que usted paga los primeros $6,000.',
        pt: 'Muitas vezes é uma porcentagem, não um valor fixo. Numa casa segurada por US$ 300.000, uma franquia de 2% significa que você paga os primeiros US$ 6.000.',
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
      summary: {
        en: 'It depends on what you haul and how far you go. A for-hire truck that crosses state lines needs far more than a car.',
        es: 'Depende de lo que transporte y de hasta dónde vaya. Un camión que lleva carga ajena de un estado a otro necesita mucha más cobertura que un carro.',
        pt: 'Depende do que você transporta e até onde vai. Um caminhão que leva carga de terceiros entre estados precisa de muito mais que um carro.',
      },
      channel: 'Sample channel',
      published: '2026-01-19',
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
      summary: {
        en: 'A certificate shows you’re insured. Send us the insurance part of the contract and the exact name of whoever asked for it.',
        es: 'Un certificado muestra que usted está asegurado. Envíenos la parte del contrato sobre seguros y el nombre exacto de quien lo pide.',
        pt: 'O certificado mostra que você tem seguro. Envie a parte do contrato sobre seguros e o nome exato de quem pediu.',
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
      summary: {
        en: 'It pays medical bills and part of lost wages when someone gets hurt at work. Your state says who must have it.',
        es: 'Paga los gastos médicos y parte del salario perdido cuando alguien se lesiona en el trabajo. Su estado dice quién debe tenerla.',
        pt: 'Paga as despesas médicas e parte do salário perdido quando alguém se machuca no trabalho. O seu estado diz quem precisa ter esse seguro.',
      },
      channel: 'Sample channel',
      published: '2026-06-22',
    },
    {
      id: 'sample-0011',
      page: 'sr-22',
      categories: ['featured', 'high-risk'],
      title: {
        en: 'SR-22: what it is and how long you need it',
        es: 'SR-22: qué es y por cuánto tiempo lo necesita',
        pt: 'SR-22: o que é e por quanto tempo você precisa dele',
      },
      summary: {
        en: 'An SR-22 isn’t insurance. It’s a form your insurance company sends the state to show that you’re covered.',
        es: 'Un SR-22 no es un seguro. Es un formulario que su aseguradora envía al estado para mostrar que usted tiene cobertura.',
        pt: 'O SR-22 não é um seguro. É um formulário que a seguradora envia ao estado para mostrar que você tem cobertura.',
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
        es: 'FR-44 después de un DUI: límites, costo y cuánto dura',
        pt: 'FR-44 depois de um DUI: limites, custo e quanto dura',
      },
      summary: {
        en: 'Florida and Virginia use this form. It calls for higher limits than a regular policy, so the price goes up too.',
        es: 'Florida y Virginia usan este formulario. Exige límites más altos que una póliza común, y por eso también sube el precio.',
        pt: 'A Flórida e a Virgínia usam esse formulário. Ele exige limites mais altos que os de uma apólice comum, e por isso o preço também sobe.',
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
      summary: {
        en: 'Some companies will insure you after a gap. Have the date your old policy ended and any letter from the state at hand.',
        es: 'Algunas aseguradoras lo aceptan aunque haya pasado meses sin seguro. Tenga a mano la fecha en que terminó su póliza anterior y cualquier carta del estado.',
        pt: 'Algumas seguradoras aceitam você depois de um tempo sem seguro. Tenha em mãos a data em que a apólice antiga acabou e qualquer carta do estado.',
      },
      channel: 'Sample channel',
      published: '2026-07-20',
    },
    {
      id: 'sample-0014',
      page: 'contact',
      categories: ['featured', 'life'],
      title: {
        en: 'Term or whole life: the difference in plain words',
        es: 'Seguro de vida a término o permanente: la diferencia en palabras sencillas',
        pt: 'Seguro de vida temporário ou permanente: a diferença em palavras simples',
      },
      summary: {
        en: 'Term covers a set number of years and costs less. Whole life lasts as long as you do, builds cash value, and costs more.',
        es: 'El seguro a término cubre cierta cantidad de años y cuesta menos. El permanente dura toda la vida, acumula valor en efectivo y cuesta más.',
        pt: 'O seguro temporário cobre um prazo fixo, em anos, e custa menos. O permanente dura a vida toda, acumula valor em dinheiro e custa mais.',
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
      summary: {
        en: 'The premium is what you pay each month. The deductible is what you pay before the plan does. A copay is a set amount per visit.',
        es: 'La prima es lo que paga cada mes. El deducible es lo que paga antes de que pague el plan. El copago es una cantidad fija por consulta.',
        pt: 'A mensalidade é o que você paga todo mês. A franquia é o que você paga antes de o plano pagar. A coparticipação é um valor fixo por consulta.',
      },
      channel: 'Sample channel',
      published: '2026-08-17',
    },
  ],
};

/** The videos that can be watched; none while the list is a sample. */
export const publishedVideos: readonly CuratedVideo[] = curatedVideos.sample ? [] : curatedVideos.videos;

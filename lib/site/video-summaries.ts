import type { InLanguages } from './site-languages.ts';

/** What a video says in one or two sentences, by its id in videos.ts. */
export const videoSummaries: Readonly<Record<string, InLanguages<string>>> = {
  'sample-0016': {
    en: 'Tell us the state, the cause, and what your letter says. You’ll see which form to ask for, how long you’ll need it, and what to do next.',
    es: 'Díganos el estado, el motivo y lo que dice su carta. Verá qué formulario pedir, cuánto dura y qué hacer después.',
    pt: 'Diga o estado, o motivo e o que a sua carta pede. Você vê qual formulário pedir, quanto tempo dura e o que fazer depois.',
  },
  'sample-0017': {
    en: 'Don’t drive, find out why, and note the first deadline. Then the policy, the filing, and the state’s fee, in that order.',
    es: 'No maneje, averigüe el motivo y anote el primer plazo. Después van la póliza, el formulario y el cargo del estado, en ese orden.',
    pt: 'Não dirija, descubra o motivo e anote o primeiro prazo. Depois vêm a apólice, o formulário e a taxa do estado, nessa ordem.',
  },
  'sample-0018': {
    en: 'Who files it, what the policy has to cover, and what happens if it ends too early.',
    es: 'Quién lo presenta, qué debe cubrir la póliza y qué pasa si termina antes de tiempo.',
    pt: 'Quem envia, o que a apólice precisa cobrir e o que acontece se ela acabar antes da hora.',
  },
  'sample-0001': {
    en: 'Liability pays the people you hurt. Collision and comprehensive pay for your own car. Uninsured motorist pays when the other driver can’t.',
    es: 'La responsabilidad civil paga a las personas que usted lesione. La cobertura de colisión y la amplia (comprehensive) pagan el arreglo de su propio carro. La de conductor sin seguro (uninsured motorist) paga cuando el otro no puede.',
    pt: 'A responsabilidade civil paga a quem você ferir. As coberturas de colisão (collision) e de roubo, tempestade e vidros (comprehensive) pagam o conserto do seu próprio carro. A cobertura contra motorista sem seguro paga quando o outro não pode.',
  },
  'sample-0002': {
    en: 'The legal minimum may not cover one bad crash, and the rest comes out of your own pocket. Choose limits that protect what you own.',
    es: 'El mínimo legal puede no alcanzar para un choque grave, y el resto sale de su bolsillo. Elija límites que protejan lo que usted tiene.',
    pt: 'O mínimo legal pode não cobrir uma batida grave, e o resto sai do seu bolso. Escolha limites que protejam o que você tem.',
  },
  'sample-0003': {
    en: 'Get to safety, call 911 if anyone is hurt, take photos, exchange insurance information, and report it right away.',
    es: 'Póngase a salvo, llame al 911 si hay heridos, tome fotos, intercambie los datos del seguro y repórtelo de inmediato.',
    pt: 'Vá para um lugar seguro, ligue para o 911 se alguém se feriu, tire fotos, troque os dados do seguro e avise a seguradora logo.',
  },
  'sample-0004': {
    en: 'Some drivers have no insurance or too little. With uninsured motorist coverage, your own policy pays for your injuries when one of them hits you.',
    es: 'Algunos conductores no tienen seguro o tienen muy poco. Con la cobertura de conductor sin seguro (uninsured motorist), su propia póliza cubre sus lesiones si uno de ellos lo choca.',
    pt: 'Alguns motoristas não têm seguro ou têm pouco. Com a cobertura contra motorista sem seguro (uninsured motorist), a sua própria apólice paga as despesas com os seus ferimentos se um deles bater em você.',
  },
  'sample-0005': {
    en: 'It’s the summary at the front of your policy: what’s insured, each limit, each deductible, and your lender’s name.',
    es: 'Es el resumen al comienzo de su póliza: qué está asegurado, cada límite, cada deducible y el nombre de su prestamista.',
    pt: 'É o resumo no começo da apólice: o que está segurado, cada limite, cada franquia e o nome do banco que financia a casa.',
  },
  'sample-0006': {
    en: 'A homeowners policy usually doesn’t cover flood damage. A separate flood policy does, and it may start only after a waiting period.',
    es: 'La póliza de casa por lo general no cubre inundaciones. Las cubre una póliza aparte, que a veces no empieza hasta que pasa un período de espera.',
    pt: 'A apólice residencial em geral não cobre enchente. Quem cobre é uma apólice à parte, que pode começar só depois de um período de carência.',
  },
  'sample-0007': {
    en: 'It’s often a percentage, not a flat amount. On a home insured for $300,000, 2% means you pay the first $6,000.',
    es: 'Muchas veces es un porcentaje, no una cantidad fija. En una casa asegurada por $300,000, un deducible del 2% significa que usted paga los primeros $6,000.',
    pt: 'Muitas vezes é uma porcentagem, não um valor fixo. Em uma casa segurada por US$ 300.000, uma franquia de 2% significa que você paga os primeiros US$ 6.000.',
  },
  'sample-0008': {
    en: 'It depends on what you haul and how far you go. A for-hire truck that crosses state lines needs far more than a car.',
    es: 'Depende de lo que transporte y de hasta dónde vaya. Un camión que lleva carga ajena de un estado a otro necesita mucha más cobertura que un carro.',
    pt: 'Depende do que você transporta e até onde vai. Um caminhão que leva carga de terceiros entre estados precisa de muito mais que um carro.',
  },
  'sample-0019': {
    en: 'The master policy and the owners’ policies have to fit together. A wind deductible is usually a percentage of the insured value; see what each unit’s share would be.',
    es: 'La póliza maestra y las de los dueños deben encajar sin huecos. El deducible por viento suele ser un porcentaje del valor asegurado; vea cuánto le tocaría a cada unidad.',
    pt: 'A apólice do condomínio e as dos proprietários precisam se encaixar. A franquia de vento costuma ser uma porcentagem do valor segurado; veja quanto caberia a cada unidade.',
  },
  'sample-0009': {
    en: 'A certificate shows you’re insured. Send us the insurance part of the contract and the exact name of whoever asked for it.',
    es: 'Un certificado muestra que usted está asegurado. Envíenos la parte del contrato sobre seguros y el nombre exacto de quien lo pide.',
    pt: 'O certificado mostra que você tem seguro. Envie a parte do contrato sobre seguros e o nome exato de quem pediu.',
  },
  'sample-0010': {
    en: 'It pays medical bills and part of lost wages when someone gets hurt at work. Your state says who must have it.',
    es: 'Paga los gastos médicos y parte del salario perdido cuando alguien se lesiona en el trabajo. Su estado dice quién debe tenerla.',
    pt: 'Paga as despesas médicas e parte do salário perdido quando alguém se machuca no trabalho. O seu estado diz quem precisa ter esse seguro.',
  },
  'sample-0011': {
    en: 'An SR-22 isn’t insurance. It’s a form your insurance company sends the state to show that you’re covered.',
    es: 'Un SR-22 no es un seguro. Es un formulario que su aseguradora envía al estado para mostrar que usted tiene cobertura.',
    pt: 'O SR-22 não é um seguro. É um formulário que a seguradora envia ao estado para mostrar que você tem cobertura.',
  },
  'sample-0012': {
    en: 'Florida and Virginia use this form. It calls for higher limits than a regular policy, so the price goes up too.',
    es: 'Florida y Virginia usan este formulario. Exige límites más altos que los de una póliza común, y por eso también sube el precio.',
    pt: 'A Flórida e a Virgínia usam esse formulário. Ele exige limites mais altos que os de uma apólice comum, e por isso o preço também sobe.',
  },
  'sample-0013': {
    en: 'Some companies will insure you after a gap. Have any letter from the state handy, and know the date your old policy ended.',
    es: 'Algunas aseguradoras lo aceptan aunque haya pasado meses sin seguro. Tenga a mano la fecha en que terminó su póliza anterior y cualquier carta del estado.',
    pt: 'Algumas seguradoras aceitam você depois de um tempo sem seguro. Tenha em mãos a data em que a apólice antiga acabou e qualquer carta do estado.',
  },
  'sample-0014': {
    en: 'Term covers a set number of years and costs less. Whole life lasts as long as you do, builds cash value, and costs more.',
    es: 'El seguro a término cubre cierta cantidad de años y cuesta menos. El permanente dura toda la vida, acumula valor en efectivo y cuesta más.',
    pt: 'O seguro temporário cobre um prazo fixo, em anos, e custa menos. O permanente dura a vida toda, acumula valor em dinheiro e custa mais.',
  },
  'sample-0015': {
    en: 'The premium is what you pay each month. The deductible is what you pay before the plan does. A copay is a set amount per visit.',
    es: 'La prima es lo que paga cada mes. El deducible es lo que paga antes de que pague el plan. El copago es una cantidad fija por consulta.',
    pt: 'A mensalidade é o que você paga todo mês. A franquia é o que você paga antes de o plano pagar. A coparticipação é um valor fixo por consulta.',
  },
};

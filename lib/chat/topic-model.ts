import { type Features, isKeptWhenRare } from './features.ts';

export type Example = { topic: number; features: Features };

/** The trained model: number and rarity of each feature, and its weights for and against topics, from `starts[id]` to `starts[id + 1]`. */
export type TopicModel = {
  topicCount: number;
  ids: ReadonlyMap<string, number>;
  rarities: Float32Array;
  starts: Uint32Array;
  topics: Uint16Array;
  weights: Float32Array;
};

/**
 * Softmax regression by gradient descent, chosen on questions outside the examples; more rounds changed little. An example whose topic has more than
 * the share `skipAbove` is skipped in the next rounds. After the first round a part of the features, `dropout`, is left out each time an example is
 * learned, so that a message with other words reaches its topic too.
 */
const training = { rounds: 4, rate: 4, decay: 0.4, skipAbove: 0.97, dropout: 0.2 };
/**
 * Topics below this probability are left out of a step, and weights below this one out of the model: they cost time and memory and change no reply.
 */
const minimum = { share: 0.01, weight: 0.4 };

/** Called millions of times: reading `Math.exp` at each call is slow in tests. */
const { exp } = Math;
/** A score this far below the best has no share. */
const negligible = -9;

type Vector = { ids: Int32Array; values: Float32Array };

/** The same numbers from 0 to 1 at every start, so that replies don't change with it. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x80_00_00_00;
  };
}

function shuffled(count: number, next: () => number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    const moved = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}

/** Values of unit length, so that a long message has no more weight than a short one. */
function normalized(values: readonly number[]): Float32Array {
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return Float32Array.from(values, (value) => value / length);
}

/** The vector without some of its features. */
function partOf({ ids, values }: Vector, next: () => number): Vector {
  const kept = Array.from(ids.keys()).filter(() => next() >= training.dropout);
  return { ids: Int32Array.from(kept, (at) => ids[at] ?? 0), values: normalized(kept.map((at) => values[at] ?? 0)) };
}

/** Turns scores into shares that add up to 1, in place. */
function toShares(scores: Float32Array): Float32Array {
  let best = scores[0] ?? 0;
  for (let topic = 1; topic < scores.length; topic += 1) {
    const score = scores[topic] ?? 0;
    if (score > best) best = score;
  }
  let sum = 0;
  for (let topic = 0; topic < scores.length; topic += 1) {
    const below = (scores[topic] ?? 0) - best;
    const value = below < negligible ? 0 : exp(below);
    scores[topic] = value;
    sum += value;
  }
  for (let topic = 0; topic < scores.length; topic += 1) scores[topic] = (scores[topic] ?? 0) / sum;
  return scores;
}

/** Adds the weights of a message's features to `scores`, two features at a time: each pass over the scores costs as much as a feature. */
function addScores(weights: Float32Array, { ids, values }: Vector, scores: Float32Array): void {
  const count = scores.length;
  for (let at = 0; at < ids.length; at += 2) {
    const from = (ids[at] ?? 0) * count;
    const next = (ids[at + 1] ?? 0) * count;
    const value = values[at] ?? 0;
    const nextValue = values[at + 1] ?? 0;
    for (let topic = 0; topic < count; topic += 1)
      scores[topic] = (scores[topic] ?? 0) + (weights[from + topic] ?? 0) * value + (weights[next + topic] ?? 0) * nextValue;
  }
}

/**
 * Moves the weights of an example's features against the error of each probable topic. `scores` is a work buffer. Returns the share of the example's
 * topic before that.
 */
function learn(weights: Float32Array, vector: Vector, topic: number, rate: number, scores: Float32Array): number {
  const { ids, values } = vector;
  scores.fill(0);
  addScores(weights, vector, scores);
  toShares(scores);
  const probable: number[] = [];
  for (let other = 0; other < scores.length; other += 1) if (other === topic || (scores[other] ?? 0) >= minimum.share) probable.push(other);
  const steps = probable.map((other) => rate * ((scores[other] ?? 0) - (other === topic ? 1 : 0)));
  // By feature first: the weights of a feature are together in memory.
  for (let at = 0; at < ids.length; at += 1) {
    const from = (ids[at] ?? 0) * scores.length;
    const value = values[at] ?? 0;
    for (let index = 0; index < probable.length; index += 1) {
      const position = from + (probable[index] ?? 0);
      weights[position] = (weights[position] ?? 0) - (steps[index] ?? 0) * value;
    }
  }
  return scores[topic] ?? 0;
}

/** Keeps the weights that are not negligible, in compact arrays. */
function keepWeights(weights: Float32Array, topicCount: number): Pick<TopicModel, 'starts' | 'topics' | 'weights'> {
  const starts = [0];
  const topics: number[] = [];
  const kept: number[] = [];
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0;
    if (weight > minimum.weight || weight < -minimum.weight) {
      topics.push(at % topicCount);
      kept.push(weight);
    }
    if (at % topicCount === topicCount - 1) starts.push(topics.length);
  }
  return { starts: Uint32Array.from(starts), topics: Uint16Array.from(topics), weights: Float32Array.from(kept) };
}

function vectorOf(features: Features, ids: ReadonlyMap<string, number>, rarities: Float32Array): Vector {
  const entries = [...features].flatMap(([feature, weight]) => {
    const id = ids.get(feature);
    return id === undefined ? [] : [{ id, weight }];
  });
  return {
    ids: Int32Array.from(entries, ({ id }) => id),
    values: normalized(entries.map(({ id, weight }) => weight * (rarities[id] ?? 0))),
  };
}

/** How many examples one step of the training learns. */
const examplesPerStep = 40;

/** Trains the weights from examples, in steps of a few milliseconds. */
export function* trainingSteps(examples: readonly Example[], topicCount: number): Generator<undefined, TopicModel> {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([feature, count]) => count > 1 || isKeptWhenRare(feature));
  const ids = new Map(kept.map(([feature], id) => [feature, id]));
  const rarities = Float32Array.from(kept, ([, count]) => Math.log(1 + examples.length / count));
  yield;
  const vectors: Vector[] = [];
  for (const [done, { features }] of examples.entries()) {
    vectors.push(vectorOf(features, ids, rarities));
    if (done % examplesPerStep === 0) yield;
  }
  const weights = new Float32Array(ids.size * topicCount);
  const scores = new Float32Array(topicCount);
  /** Of each example: the share of its topic in the last round that learned it. */
  const lastShares = new Float32Array(examples.length);
  const next = numbersFrom(7);
  for (let round = 0; round < training.rounds; round += 1)
    for (const [done, index] of shuffled(examples.length, next).entries()) {
      const vector = vectors[index];
      const example = examples[index];
      if (vector && example && (lastShares[index] ?? 0) <= training.skipAbove) {
        const input = round === 0 ? vector : partOf(vector, next);
        lastShares[index] = learn(weights, input, example.topic, training.rate / (1 + round * training.decay), scores);
      }
      if (done % examplesPerStep === 0) yield;
    }
  return { topicCount, ids, rarities, ...keepWeights(weights, topicCount) };
}

/** Runs all steps without a pause. */
export function trainTopics(examples: readonly Example[], topicCount: number): TopicModel {
  const steps = trainingSteps(examples, topicCount);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** How probable each topic is for a message: shares that add up to 1. */
export function topicShares({ topicCount, ids, rarities, starts, topics, weights }: TopicModel, features: Features): Float32Array {
  const vector = vectorOf(features, ids, rarities);
  const scores = new Float32Array(topicCount);
  for (const [index, id] of vector.ids.entries())
    for (let at = starts[id] ?? 0; at < (starts[id + 1] ?? 0); at += 1) {
      const topic = topics[at] ?? 0;
      scores[topic] = (scores[topic] ?? 0) + (weights[at] ?? 0) * (vector.values[index] ?? 0);
    }
  return toShares(scores);
}

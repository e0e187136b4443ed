import groups from '#data/chat-examples/word-groups.json' with { type: 'json' };

const groupsByWord = new Map<string, string[]>();
for (const [group, words] of Object.entries(groups))
  for (const word of words.split(' ')) groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), group]);

/** The groups of a word: words of one meaning or subject in all languages, so that an example in one language counts for the other two. */
export const groupsOf = (word: string): readonly string[] => groupsByWord.get(word) ?? [];

export const groupedWords: readonly string[] = [...groupsByWord.keys()];

export function jsonPost(values: Readonly<Record<string, string>>): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) };
}

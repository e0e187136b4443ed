/** Whether a client network (`clientNetwork`) is this machine. */
export function isLoopback(network: string): boolean {
  return network.startsWith('127.') || network === '::/64';
}

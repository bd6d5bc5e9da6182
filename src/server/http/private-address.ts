import { BlockList, isIPv6 } from 'node:net';

const RANGES = ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'];
const RANGES_6 = ['::/127', 'fc00::/7', 'fe80::/10', 'ff00::/8', '64:ff9b::/96', '2001:db8::/32'];

const closed = new BlockList();
for (const range of RANGES) closed.addSubnet(range.split('/')[0] ?? '', Number(range.split('/')[1]), 'ipv4');
for (const range of RANGES_6) closed.addSubnet(range.split('/')[0] ?? '', Number(range.split('/')[1]), 'ipv6');

/** Whether an IP address belongs to this machine, to an own network or to nobody: a request on somebody else's word must not go there. */
export const isPrivateAddress = (address: string): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return closed.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
};

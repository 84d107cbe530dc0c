import { API_URL } from "../api/connection.ts";

/** The service's pictures, by whatever name it was reached when their address was written. */
const here = (address: string): string => address.replace(/^.*?(?=\/avatars\/)/, API_URL);

/** The picture of a person whose name stands beside it. */
export const Avatar = ({ url, size = 40 }: { url: string; size?: number }) => (
  <img class="avatar" src={here(url)} alt="" width={size} height={size} loading="lazy" />
);

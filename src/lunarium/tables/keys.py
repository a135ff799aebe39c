"""Keys: ids that can be said, secrets that cannot be guessed, and their hashes."""

import hashlib
import hmac
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks alike
ID_LENGTH = 14  # 31 ** 14: 69 bits, so that a table by link is found by its link only
ID_PATTERN = f"^[{ALPHABET}]{{{ID_LENGTH}}}$"
SECRET_BYTES = 32


def new_id() -> str:
    """An address for a table or a person."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether this can be an address at all."""
    return len(text) == ID_LENGTH and set(text) <= set(ALPHABET)


def new_secret() -> str:
    """256 random bits as text."""
    return secrets.token_urlsafe(SECRET_BYTES)


def digest(secret: str) -> str:
    """What the database keeps of a secret; random bits need no slow hash."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def matches(secret: str, kept: str | None) -> bool:
    """Whether this is the secret, in the same time whatever is wrong with it."""
    return hmac.compare_digest(digest(secret), kept or "")

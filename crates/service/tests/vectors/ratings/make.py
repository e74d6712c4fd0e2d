#!/usr/bin/env python3
"""Makes games.txt: 10,000 random games of 40 people and their ratings after each.

Written from the papers, apart from the code of the bot: M. Glickman, "Example of the Glicko-2
system" (2013), for two; R. Weng and C. Lin, "A Bayesian Approximation Method for Online Ranking"
(2011), algorithm 1 (Bradley-Terry, full pair), for more. A line is the players with their places,
then the rating and the deviation of the one named first, in points.
"""
import math
import random

SCALE, TAU = 173.7178, 0.5
CAP, BETA, KAPPA = 350.0, 175.0, 1e-6


def glicko(me, other, score):
    mu, phi, sigma = (me[0] - 1500) / SCALE, me[1] / SCALE, me[2]
    mu_o, phi_o = (other[0] - 1500) / SCALE, other[1] / SCALE
    g = 1 / math.sqrt(1 + 3 * phi_o**2 / math.pi**2)
    e = 1 / (1 + math.exp(-g * (mu - mu_o)))
    v = 1 / (g * g * e * (1 - e))
    delta = v * g * (score - e)
    a = math.log(sigma**2)

    def f(x):
        top = math.exp(x) * (delta**2 - phi**2 - v - math.exp(x))
        return top / (2 * (phi**2 + v + math.exp(x)) ** 2) - (x - a) / TAU**2

    # Plain bisection instead of the paper's secants: the same root by another way.
    low, high = a - 20, a + 20
    for _ in range(200):
        middle = (low + high) / 2
        if f(middle) > 0:
            low = middle
        else:
            high = middle
    sigma = math.exp(low / 2)
    star = math.sqrt(phi**2 + sigma**2)
    phi = 1 / math.sqrt(1 / star**2 + 1 / v)
    mu += phi**2 * g * (score - e)
    return mu * SCALE + 1500, min(phi * SCALE, CAP), sigma


def bradley_terry(people, places):
    grown = [(m, min(math.hypot(s, v * SCALE), CAP)) for m, s, v in people]
    after = []
    for i, (mu, sigma) in enumerate(grown):
        omega = delta = 0
        for q, (mu_q, sigma_q) in enumerate(grown):
            if q == i:
                continue
            c = math.sqrt(sigma**2 + sigma_q**2 + 2 * BETA**2)
            p = 1 / (1 + math.exp((mu_q - mu) / c))
            if places[i] < places[q]:
                score = 1
            else:
                score = 0.5 if places[i] == places[q] else 0
            omega += sigma**2 / c * (score - p)
            delta += sigma / c * (sigma / c) ** 2 * p * (1 - p)
        spread = sigma * math.sqrt(max(1 - delta, KAPPA))
        after.append((mu + omega, min(spread, CAP), people[i][2]))
    return after


def main():
    luck = random.Random(20260911)
    ratings = [(1500.0, 350.0, 0.06)] * 40
    strength = [luck.gauss(0, 1) for _ in ratings]
    for _ in range(10_000):
        seats = luck.choice([2, 2, 2, 3, 4, 6])
        who = luck.sample(range(len(ratings)), seats)
        form = {p: round(strength[p] + luck.gauss(0, 1), 1) for p in who}
        order = sorted(set(form.values()), reverse=True)
        places = [order.index(form[p]) for p in who]
        before = [ratings[p] for p in who]
        if seats == 2:
            one = (places[1] - places[0] + 1) / 2
            after = [
                glicko(before[0], before[1], one),
                glicko(before[1], before[0], 1 - one),
            ]
        else:
            after = bradley_terry(before, places)
        for person, rating in zip(who, after):
            ratings[person] = rating
        game = " ".join(f"{p}:{place}" for p, place in zip(who, places))
        print(f"{game} {after[0][0]:.2f} {after[0][1]:.2f}")


main()

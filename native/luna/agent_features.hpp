// What a position of Luna promises each side, as numbers that a learned weight turns into influence.
#pragma once

#include <array>
#include <cstdint>

#include "luna/state.hpp"

namespace lunarium::luna {

// Counts and chances of one side; the solo opponent's are those that his script makes use of.
// "Ready": enough active novices, the virtual one and an own shrine counted in.
enum Feature : std::uint8_t {
    ALWAYS,             // 1
    TO_MOVE,            // has the move, and no voyage is under way
    TRAVELLING,         // has the move in the middle of a journey or tide
    AWAKE,              // active novices on isles
    ASLEEP,             // inactive novices
    AWAKE_LATE,         // active novices x the part of the time tokens that is turned
    ON_STAGE,           // novices on the landing stage
    IN_SUPPLY,          // novices not yet recruited
    AWAKE_PAIRS,        // isles with two active novices or more
    AWAKE_HELPED,       // isles with exactly one active novice and an own shrine
    GATHERED,           // isles with two novices or more, active or not: pairs of the next round
    BIGGEST_CROWD,      // most active novices on one isle: what one Council action can use
    SHRINES,            // own shrines
    SHRINE_FAVOUR,      // favours in hand, by isle
    HERBS_FAVOUR,
    TIDE_FAVOUR,
    SAILBOAT_FAVOUR,
    BRIBERY_FAVOUR,
    BOOK_FAVOUR,
    NOVICE_FAVOUR,
    COUNCIL_LEFT,       // seats still ahead of the disc
    COUNCIL_AHEAD,      // rivals behind in the council
    TEMPLE_SAFE,        // temple novices that nothing can displace: a book, or no higher tile left to come
    TEMPLE_OPEN,        // temple novices that a free tile could displace
    TEMPLE_THREATENED,  // temple novices that a rival's claim will displace
    BOOKS,              // own novices with a book
    CLAIMS_RIPE,        // claims that can be sanctified now
    CLAIMS_BRIBABLE,    // claims that need the bribery in hand
    CLAIMS_LATER,       // claims of the next round
    CLAIMS_DISPLACE,    // rivals' novices that own claims would displace
    PROMOTIONS,         // isles ready to claim an approved tile
    CAN_PROMOTE,        // 1 if there is one
    CAN_BRIBE,          // 1 if the bribery in hand opens a tile that the novices are ready for
    PROMOTIONS_NEXT,    // isles gathered for a tile of the next round
    PRIZE,              // the Moon Priestess's prize if the round ended now
    PRIZE_LATE,         // the same x the part of the time tokens that is turned
    PRIZE_LEAD,         // pieces more than the best rival with her, at most 2 either way
    PRIZE_NEXT,         // her prize of the next round, as everybody stands
    PRIZE_THEN,         // and of the round after that
    LOSS,               // what the Apostate would take now
    LOSS_LATE,          // the same x the part of the time tokens that is turned
    LOSS_NEXT,          // what he would take in the next round, as everybody stands
    CAN_BUILD,          // 1 if a shrine can be built now
    BUILDERS,           // 1 if only the shrine favour is missing
    BUILDERS_NEXT,      // 1 if novices are gathered where the Master Builder goes next
    CAN_BUILD_NEXT,     // 1 if the shrine favour is in hand as well
    CAN_READ,           // 1 if the book favour can be used
    CAN_READ_FIRST,     // 1 if moreover it will be the round's first Book with two sides
    CAN_HEAL,           // 1 if herbs would wake two novices
    CAN_FETCH,          // 1 if there is a favour to take with active novices
    COUNCIL_USE,        // active novices that still find a seat to climb
    LEAD_NEXT,          // pieces more than the best rival where the Moon Priestess goes next, at most 2 either way
    CLAIMS_LATE,        // claims to be sanctified now x the part of the time tokens that is turned
    FEATURES,
};

constexpr int LANES = 4;  // numbers that a processor multiplies at once
constexpr int FEATURE_ROOM = (FEATURES + LANES - 1) / LANES * LANES;

using SideFeatures = std::array<float, FEATURE_ROOM>;  // what is beyond FEATURES stays 0

struct Survey {
    std::array<SideFeatures, MOST_SIDES> of{};
    std::array<float, MOST_SIDES> sure{};  // influence now with what the end pays for shrines, favours and council
};

// All features of all sides.
void survey(const State& state, Survey& survey);

}  // namespace lunarium::luna
